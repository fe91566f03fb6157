import MovieDomain
import MovieScenes

struct TonightInteractor: Interactor {
  /// What the interactor asks its worker.
  enum Question: LanedQuestion {
    case topRatedFilms
  }

  private(set) var response = TonightScene.Response.idle
  private var films: [Movie] = []

  mutating func handle(_ request: TonightScene.Request) -> [Effect<Question>] {
    switch request {
    case .another where films.count > 1:
      films.removeFirst()
      suggestFirstFilm()
      return []
    case .load, .another:
      response = .loading
      return [.ask(.topRatedFilms)]
    }
  }

  mutating func receive(
    _ answer: Result<[Movie], CatalogError>, to question: Question
  ) -> [Effect<Question>] {
    switch answer {
    case .success(let topRated):
      films = topRated
      suggestFirstFilm()
    case .failure(let error):
      response = .failed(error)
    }
    return []
  }

  mutating func abandon(_ question: Question) {
    response = .idle
  }

  private mutating func suggestFirstFilm() {
    response =
      films.first.map { .suggestion($0, alternatives: films.count - 1) } ?? .failed(CatalogError(.notFound))
  }
}
