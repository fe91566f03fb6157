import MovieDomain

/// The catalog in use and the other ones that ids may belong to.
struct Catalogs: Sendable {
  private let current: any MovieCatalog
  private let others: [any MovieCatalog]

  init(_ current: any MovieCatalog, others: [any MovieCatalog]) {
    self.current = current
    self.others = others
  }

  /// Returns the catalog of a source; nil is the one in use. Where there is none, nothing is found.
  func of(_ source: CatalogSource?) -> any MovieCatalog {
    guard let source, source != current.source else { return current }
    return others.first { $0.source == source } ?? UnavailableCatalog(source, error: CatalogError(.notFound))
  }
}
