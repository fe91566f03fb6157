/// A service that offers films, such as Netflix. TMDb's name for each field is given in parentheses.
public struct StreamingService: Sendable, Hashable, Identifiable {
  /// A service's id in its catalog.
  public typealias ID = Int

  /// The id (`provider_id`), unique within the catalog.
  public var id: ID
  /// The name (`provider_name`).
  public var name: String
  /// The logo's path relative to the catalog's image base URL (`logo_path`); nil without a logo.
  public var logoPath: String?

  /// Creates a service.
  public init(id: ID, name: String, logoPath: String? = nil) {
    self.id = id
    self.name = name
    self.logoPath = logoPath
  }

  /// Whether a name means this service: it is equal to its name, or the name continues it, such as “Netflix” and
  /// “Netflix Standard with Ads”. Ignores case, accents and punctuation.
  public func isNamed(_ name: String) -> Bool {
    let typed = FoldedText(name).words
    return !typed.isEmpty && FoldedText(self.name).words.starts(with: typed)
  }
}
