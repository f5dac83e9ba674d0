String log = new File(basedir, 'build.log').text
assert log.contains('error[G0124]: another file declares LittleWar too') : 'the mistake is not rendered'
assert log.contains('both would become the same Java package')
assert !new File(basedir, 'target/generated-sources/grog/dev').exists()
return true
