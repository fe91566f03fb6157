/// A language with an optional region: `ru`, `pt-BR`.
public struct Language: Sendable, Hashable {
  /// The lowercase ISO 639 code.
  public let code: String
  public let region: Region?

  /// The default language.
  public static let americanEnglish = Language(code: "en", region: .unitedStates)

  private init(code: String, region: Region?) {
    self.code = code
    self.region = region
  }

  /// Parses `xx` or `xx-YY`; `_` is accepted in place of `-`.
  public init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let code = parts.first, (2...3).contains(code.count), code.allSatisfy({ $0.isASCII && $0.isLetter }),
      parts.count <= 2
    else { return nil }
    self.code = code.lowercased()
    region = parts.count == 2 ? Region(String(parts[1])) : nil
    if parts.count == 2, region == nil { return nil }
  }

  /// Parses a POSIX locale such as `ru_RU.UTF-8`. Returns nil for `C` and `POSIX`.
  public init?(posixLocale text: String) {
    self.init(String(text.prefix { $0 != "." && $0 != "@" }))
  }

  /// The language tag used by web services, such as `pt-BR`.
  public var tag: String { code + (region.map { "-\($0.code)" } ?? "") }
}

/// A country, identified by its ISO 3166-1 code.
public struct Region: Sendable, Hashable {
  /// The uppercase two-letter code.
  public let code: String

  public static let unitedStates = Region(code: "US")

  private init(code: String) {
    self.code = code
  }

  /// Parses a two-letter code, ignoring case.
  public init?(_ text: String) {
    guard text.count == 2, text.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    code = text.uppercased()
  }
}
