import MovieDomain
import Testing

@testable import vip

@Suite struct EnvironmentTests {
  @Test(arguments: [
    (["LANG": "ru_RU.UTF-8"], "ru-RU"), (["LANG": "C"], nil), (["LANG": "C.UTF-8"], nil), (["LANG": "POSIX"], nil),
    (["LANG": "de_DE@euro"], "de-DE"), (["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "it_IT"], "it-IT"),
    (["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": ""], "fr-FR"), ([:], nil),
  ])
  func `The language follows the system's locale`(variables: [String: String], tag: String?) {
    #expect(Environment(variables).language?.tag == tag)
  }
}
