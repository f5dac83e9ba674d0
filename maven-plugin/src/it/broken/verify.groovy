String log = new File(basedir, 'build.log').text
assert log.contains('error[G0') : 'the mistake is not rendered'
assert log =~ /--> little-war\.grog:\d+:\d+/
assert log.contains('at Castel: Guards')
assert log.contains('did you mean `Castle`?')
assert !log.contains('\tat dev.grognard') : 'a stack trace was printed'
assert !new File(basedir, 'target/generated-sources/grog/dev').exists()
return true
