import MovieDomain

/// Answers a scene's questions through ports and clocks.
public protocol Worker<Question, Answer>: Sendable {
  associatedtype Question: Sendable
  associatedtype Answer: Sendable

  /// Returns the last answer to a question, or nil when it was cancelled. Earlier answers go to `report`.
  func answer(_ question: Question, report: @escaping @Sendable (Answer) async -> Void) async -> Answer?
}

/// The result of a catalog call, or nil when the call was cancelled.
func result<Value>(
  of call: () async throws(CatalogError) -> Value
) async -> Result<Value, CatalogError>? {
  do throws(CatalogError) {
    return .success(try await call())
  } catch {
    return error.code == .cancelled ? nil : .failure(error)
  }
}

/// The result of a store call.
func result<Value>(of call: () async throws(StoreError) -> Value) async -> Result<Value, StoreError> {
  do throws(StoreError) {
    return .success(try await call())
  } catch {
    return .failure(error)
  }
}
