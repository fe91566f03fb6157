/// A language, with a country where one was named: `ru`, `pt-BR`.
public struct Language: Sendable, Hashable {
  /// ISO 639, in small letters.
  public let code: String
  public let region: Region?

  /// What is taken where nothing else is asked for.
  public static let americanEnglish = Language(code: "en", region: .unitedStates)

  private init(code: String, region: Region?) {
    self.code = code
    self.region = region
  }

  /// Reads `xx` or `xx-YY`, with `_` in place of `-` too.
  public init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let code = parts.first, (2...3).contains(code.count), code.allSatisfy({ $0.isASCII && $0.isLetter }),
      parts.count <= 2
    else { return nil }
    self.code = code.lowercased()
    region = parts.count == 2 ? Region(String(parts[1])) : nil
    if parts.count == 2, region == nil { return nil }
  }

  /// Reads a POSIX locale such as `ru_RU.UTF-8`; nil for `C` and `POSIX`.
  public init?(posixLocale text: String) {
    self.init(String(text.prefix { $0 != "." && $0 != "@" }))
  }

  /// The form that web services take.
  public var tag: String { code + (region.map { "-\($0.code)" } ?? "") }
}

/// A country by its ISO 3166-1 code.
public struct Region: Sendable, Hashable {
  public let code: String

  public static let unitedStates = Region(code: "US")

  private init(code: String) {
    self.code = code
  }

  /// Reads two letters of any size.
  public init?(_ text: String) {
    guard text.count == 2, text.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    code = text.uppercased()
  }
}
