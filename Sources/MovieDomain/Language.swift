/// A language with an optional region: `ru`, `pt-BR`.
public struct Language: Sendable, Hashable {
  /// The ISO 639 code: two or three lowercase letters.
  public let code: String
  /// The region of a regional variant, such as Brazil in `pt-BR`; nil for the language in general.
  public let region: Region?

  /// American English, the default language.
  public static let americanEnglish = Language(code: "en", region: .unitedStates)

  private init(code: String, region: Region?) {
    self.code = code
    self.region = region
  }

  /// Parses a tag such as `ru` or `pt-BR`, ignoring case. Accepts `_` in place of `-`.
  ///
  /// Returns nil for any other text, including tags with a script such as `zh-Hant`.
  public init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let code = parts.first, (2...3).contains(code.count), code.allSatisfy({ $0.isASCII && $0.isLetter }),
      parts.count <= 2
    else { return nil }
    self.code = code.lowercased()
    region = parts.count == 2 ? Region(String(parts[1])) : nil
    if parts.count == 2, region == nil { return nil }
  }

  /// Parses a POSIX locale such as `ru_RU.UTF-8`. Returns nil for `C`, `POSIX` and other text that names no language.
  public init?(posixLocale text: String) {
    self.init(String(text.prefix { $0 != "." && $0 != "@" }))
  }

  /// The language tag that web services use, such as `ru` or `pt-BR`.
  public var tag: String { code + (region.map { "-\($0.code)" } ?? "") }
}

/// A country, identified by its ISO 3166-1 code.
public struct Region: Sendable, Hashable {
  /// The code: two uppercase letters, such as `US`.
  public let code: String

  /// The United States.
  public static let unitedStates = Region(code: "US")

  private init(code: String) {
    self.code = code
  }

  /// Parses a two-letter code, ignoring case. Returns nil for any other text; does not check that the country exists.
  public init?(_ text: String) {
    guard text.count == 2, text.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    code = text.uppercased()
  }
}
