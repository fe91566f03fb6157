/// The English text about opening web pages and videos.
struct EnglishOpening: OpeningWords {
  func opened(_ address: String, with program: String) -> String { "Opened \(address) with \(program)." }
  func noPage(of title: String) -> String { "\(title) is a built-in film and has no web page" }
  func noIMDbPage(of title: String) -> String { "No IMDb id of \(title) is known" }
  func noHomepage(of title: String) -> String { "No home page of \(title) is known" }
  func noTrailer(of title: String) -> String { "No trailer of \(title) is known" }
  var unsafe: String { "Only http and https addresses are opened" }
  var noProgram: String { "No program to open web addresses was found" }
  func failed(_ program: String) -> String { "\(program) could not open the address" }
  func otherCatalog(_ person: String) -> String { "\(person) is of another catalog than the films." }
  var noOwnServices: String { "Your settings name no streaming services." }
  var adviceOnOwnServices: String { "Name yours: vip settings set services \"Netflix, MUBI\"" }
  var adviceOnPrograms: String { "Use --print to get the address." }
}
