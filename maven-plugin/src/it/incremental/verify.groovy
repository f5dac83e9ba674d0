String log = new File(basedir, 'build.log').text
assert log.count('Nothing to generate: all games are up to date') >= 4 : 'an unchanged project was generated again'
assert log.count('Generated ') == 2 : 'a changed project was not generated again, or too often'
File games = new File(basedir, 'target/generated-sources/grog/dev/grognard/games')
assert new File(games, 'othername/OtherName.java').file
assert !new File(games, 'littlewar/LittleWar.java').exists() : 'a stale file was left'
return true
