import MovieTerminal
import MovieText
import Testing

@Suite struct EnvironmentVariablesTests {
  @Test(arguments: [
    ([:], Charset.unicode), (["LANG": "C"], .asciiAndLetters), (["LANG": "POSIX"], .asciiAndLetters),
    (["LANG": "C.UTF-8"], .unicode),
    (["LANG": "en_US.UTF-8", "LC_ALL": "C"], .asciiAndLetters), (["LANG": "C", "LC_CTYPE": "en_US.utf8"], .unicode),
    (["LANG": "C", "LC_CTYPE": "C", "LC_ALL": "ru_RU.UTF-8"], .unicode), (["LANG": "ru_RU.KOI8-R"], .ascii),
    (["LANG": "de_DE.ISO-8859-15@euro"], .ascii), (["LANG": "de_DE@euro"], .unicode), (["LANG": "en_US"], .unicode),
    (["LANG": "en_US.UTF-8@x"], .unicode), (["LC_ALL": "", "LANG": "C"], .asciiAndLetters),
    (["LC_MESSAGES": "C"], .unicode), (["TERM": "linux"], .asciiAndLetters),
    (["TERM": "linux", "LANG": "ru_RU.UTF-8"], .asciiAndLetters), (["TERM": "linux", "LANG": "ru_RU.KOI8-R"], .ascii),
  ])
  func `The characters follow the system's locale, without symbols on the Linux console`(
    variables: [String: String], charset: Charset
  ) {
    #expect(EnvironmentVariables(variables).charset(isTerminal: true) == charset)
  }

  @Test(arguments: [("ru_RU.UTF-8", Charset.unicode), ("ru_RU.KOI8-R", .ascii), ("C", .asciiAndLetters)])
  func `What does not go to the Linux console has symbols if the locale has`(locale: String, charset: Charset) {
    #expect(EnvironmentVariables(["TERM": "linux", "LANG": locale]).charset(isTerminal: false) == charset)
  }

  @Test(arguments: [
    ([:], 25), (["SSH_CONNECTION": "::1 1 ::1 2"], 100), (["SSH_TTY": "/dev/pts/1"], 100), (["ESCDELAY": "7"], 7),
    (["ESCDELAY": "-1"], 0), (["ESCDELAY": "99999999999"], 10_000), (["ESCDELAY": "soon"], 25),
  ])
  func `Esc waits longer when the terminal is far away`(variables: [String: String], milliseconds: Int) {
    #expect(EnvironmentVariables(variables).escapeDelay == .milliseconds(milliseconds))
  }
}
