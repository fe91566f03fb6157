public import MovieDomain

/// The catalogs of the languages and regions that visitors have chosen.
public actor Catalogs {
  private struct Key: Hashable {
    var language: Language
    var region: Region?
    var includesAdult: Bool
  }

  /// Where the films come from.
  public nonisolated let source: CatalogSource
  private let age: Duration
  private let make: @Sendable (Language, UserSettings) -> any MovieCatalog
  private var catalogs: [Key: SharedCatalog] = [:]

  /// Creates catalogs whose answers are used for `age`.
  public init(
    _ source: CatalogSource, age: Duration = .seconds(5),
    make: @escaping @Sendable (Language, UserSettings) -> any MovieCatalog
  ) {
    self.source = source
    self.age = age
    self.make = make
  }

  func catalog(for settings: UserSettings, _ language: Language) -> SharedCatalog {
    let key = Key(language: language, region: settings.region, includesAdult: settings.includesAdult)
    if let catalog = catalogs[key] { return catalog }
    // Anyone can ask for any language, so only some are kept.
    if catalogs.count >= 100 { catalogs = [:] }
    let catalog = SharedCatalog(make(language, settings), age: age)
    catalogs[key] = catalog
    return catalog
  }
}
