package import MovieDomain

/// Answers a scene's questions using ports and clocks.
public protocol Worker<Question, Answer>: Sendable {
  /// A task, such as loading a film.
  associatedtype Question: Sendable
  /// The final or intermediate result of a task. Contains its errors.
  associatedtype Answer: Sendable

  /// Returns the answer; nil if there is none because the task was canceled. May be called concurrently.
  func answer(_ question: Question) async -> Answer?

  /// Returns the final answer, as `answer(_:)` does. Implement it to send intermediate answers to `report`, too.
  ///
  /// `report` returns when the interactor has received them. The last one is returned instead, so that the driver knows
  /// that it is final and shows it once.
  ///
  /// `report` is `@concurrent`, so that its type is the same in targets with and without the upcoming feature
  /// `NonisolatedNonsendingByDefault`.
  func answer(_ question: Question, report: @escaping @concurrent @Sendable (Answer) async -> Void) async -> Answer?
}

extension Worker {
  public func answer(
    _ question: Question, report: @escaping @concurrent @Sendable (Answer) async -> Void
  ) async -> Answer? {
    await answer(question)
  }
}

/// Runs work and converts its errors.
package func mapping<Value, Failure: Error, Other: Error>(
  _ other: (Failure) -> Other, _ work: () async throws(Failure) -> Value
) async throws(Other) -> Value {
  do throws(Failure) {
    return try await work()
  } catch {
    throw other(error)
  }
}

/// Returns the result of a catalog call, or nil if it was canceled.
package func result<Value>(
  of call: () async throws(CatalogError) -> Value
) async -> Result<Value, CatalogError>? {
  do throws(CatalogError) {
    return .success(try await call())
  } catch {
    return error.code == .cancelled ? nil : .failure(error)
  }
}

package func result<Value>(of call: () async throws(StoreError) -> Value) async -> Result<Value, StoreError> {
  do throws(StoreError) {
    return .success(try await call())
  } catch {
    return .failure(error)
  }
}
