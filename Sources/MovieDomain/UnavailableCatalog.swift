/// A catalog that cannot be used now: every request throws the same error.
///
/// For films saved from a catalog that there is no credential for; their stored details can still be shown.
public struct UnavailableCatalog: CatalogWrapper {
  public let source: CatalogSource
  private let error: CatalogError

  /// Creates a catalog whose requests throw `error`.
  public init(_ source: CatalogSource, error: CatalogError) {
    self.source = source
    self.error = error
  }

  public func base() throws(CatalogError) -> any MovieCatalog { throw error }
}
