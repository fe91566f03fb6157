import MovieDomain

/// An answer of a catalog as a value, so that it can be kept.
func answer<Value>(
  _ question: () async throws(CatalogError) -> Value
) async -> Result<Value, CatalogError> {
  do throws(CatalogError) {
    return .success(try await question())
  } catch {
    return .failure(error)
  }
}
