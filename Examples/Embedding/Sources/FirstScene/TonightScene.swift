import MovieDomain

/// Suggests a film for tonight.
nonisolated enum TonightScene {
  /// What a view asks of the scene.
  enum Request: Sendable {
    case load
    case another
  }

  /// The complete state on screen.
  enum Response: Sendable, Equatable {
    case idle
    case loading
    case suggestion(Movie, alternatives: Int)
    case failed(CatalogError)
  }

  /// The finished text on screen.
  struct ViewModel: Sendable, Equatable {
    var title: String
    var note: String
  }
}
