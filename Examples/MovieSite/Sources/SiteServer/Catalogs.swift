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
  private let report: @Sendable (CatalogError) -> Void
  private let make: @Sendable (Language, UserSettings) -> any MovieCatalog
  private var catalogs: [Key: SharedCatalog] = [:]

  /// Creates catalogs whose answers are used for `age`. `report` gets the reasons of failures, which visitors are not told.
  public init(
    _ source: CatalogSource, age: Duration = .seconds(5), report: @escaping @Sendable (CatalogError) -> Void = { _ in },
    make: @escaping @Sendable (Language, UserSettings) -> any MovieCatalog
  ) {
    self.source = source
    self.age = age
    self.report = report
    self.make = make
  }

  func catalog(for settings: UserSettings, _ language: Language) -> SharedCatalog {
    let key = Key(language: language, region: settings.region, includesAdult: settings.includesAdult)
    if let catalog = catalogs[key] { return catalog }
    // Anyone can ask for any language, so only some are kept.
    if catalogs.count >= 100 { catalogs = [:] }
    let catalog = SharedCatalog(make(language, settings), age: age, report: report)
    catalogs[key] = catalog
    return catalog
  }
}
