/// Why something failed that needs both a catalog and the viewer's library.
public enum CatalogOrStoreError: Error, Sendable, Hashable {
  /// The catalog failed, or does not know a criterion.
  case catalog(CatalogError)
  /// The library could not be read or changed.
  case store(StoreError)
}
