File game = new File(basedir, 'target/generated-sources/grog/dev/grognard/games/littlewar/LittleWar.java')
assert game.file : 'the game was not generated'
assert new File(basedir, 'target/classes/dev/grognard/games/littlewar/LittleWar.class').file
def reports = new File(basedir, 'target/surefire-reports').listFiles().findAll { it.name.endsWith('.xml') }
assert reports : 'no example was run as a test'
assert reports.every { it.text.contains('errors="0"') && it.text.contains('failures="0"') }
return true
