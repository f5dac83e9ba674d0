File games = new File(basedir, 'target/classes/it/wars')
assert new File(games, 'littlewar/LittleWar.class').file
assert new File(games, 'longwar/LongWar.class').file
return true
