import MovieDomain
import MovieScenes

struct TonightWorker: Worker {
  let catalog: any MovieCatalog

  func answer(_ question: TonightInteractor.Question) async -> Result<[Movie], CatalogError>? {
    switch question {
    case .topRatedFilms:
      do throws(CatalogError) {
        return .success(try await catalog.movies(in: .topRated, genre: nil, page: 1).elements)
      } catch {
        return error.code == .cancelled ? nil : .failure(error)
      }
    }
  }
}
