import MovieData
import MovieDisplay
import MovieDomain
import MovieHTTP
import MovieScenes
import MovieTMDb
import MovieText
import ViewerScenes

/// What users type or paste: films, people, routes, addresses, credentials, filters and lists on standard input.
enum ReferenceFuzzing {
  static func run(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    try reference(text, to: MovieReference.self)
    try reference(text, to: PersonReference.self)
    if let route = try? Route(address: text) {
      let again = route.address.flatMap { try? Route(address: $0) }
      try require(again == route, "\(route) is not read as it is written.")
    }
    try address(text)
    try credential(text)
    values(text)
    if let list = try? InputList(bytes) { _ = try? list.only }
  }

  /// An id that is printed can be pasted. Titles and names may lose spaces.
  private static func reference<Item>(_ text: String, to kind: ItemReference<Item>.Type) throws {
    guard let reference = try? kind.init(text) else { return }
    if case .words = reference { return }
    let again = try? kind.init(reference.text)
    try require(again == reference, "\(reference) is not read as it is written.")
  }

  private static func address(_ text: String) throws {
    if let address = try? TMDbAddress(text) {
      try require((try? TMDbAddress(address.text)) == address, "\(address.text) is not read as it is written.")
      let authority = try? Authority(address.authority)
      try require(
        address.scheme == "https" || authority?.isLoopback ?? false,
        "\(address.text) is neither encrypted nor local.")
    }
    _ = try? Authority(text)
    if ImagePath.isPlain(text) {
      try require(text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x25 }, "\(text) is no plain path.")
      try require(!text.contains("..") && !text.dropFirst().contains("/"), "\(text) leads elsewhere.")
    }
    for site in ["youtube", "vimeo"] {
      guard let address = Video(id: "", site: site, key: text).address else { continue }
      try require(Hyperlink(address) != nil, "\(address) is no address.")
      try require(!address.contains { " \"'&;|<>$`\\".contains($0) }, "\(address) has odd characters.")
    }
  }

  private static func credential(_ text: String) throws {
    guard let credential = Credential(pasted: text) else { return }
    try require(
      credential.secret.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "A header field would have other bytes.")
  }

  private static func values(_ text: String) {
    _ = (Language(text), Language(posixLocale: text), Region(text), StarRating(text: text))
    _ = (CalendarDate(iso8601: Substring(text)), FilmFileFormat(ofFileNamed: text), MovieQuery(text)?.withYearFromText)
    var settings = UserSettings()
    for setting in Setting.allCases { try? settings.set(setting, to: text) }
    _ = FoldedText(text)
    _ = Spelling.suggestions(for: text, in: ["matrix", "metropolis"])
  }
}
