import MovieDisplay
import MovieDomain
import MovieScenes

/// A catalog of your own.
struct VideoShop: MovieCatalog {
  let source = CatalogSource(idNamespace: "video-shop", name: "Video shop", attribution: "Films on our shelves.")
  let stock = [
    Movie(id: 1, title: "The General", rating: Rating(average: 8.9, voteCount: 900)),
    Movie(id: 2, title: "Nosferatu", rating: Rating(average: 8.5, voteCount: 700)),
  ]

  func movies(in list: MovieList, genre: Genre.ID?, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    // One shelf fails; the others are still shown.
    if list == .upcoming { throw CatalogError(.timedOut, host: "shop.example") }
    return ResultsPage(totalResults: stock.count, elements: stock)
  }

  func movies(matching query: MovieQuery, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    let found = stock.filter { $0.title.lowercased().contains(query.text.lowercased()) }
    return ResultsPage(totalResults: found.count, elements: found)
  }

  func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    guard let movie = stock.first(where: { $0.id == id }) else { throw CatalogError(.notFound) }
    return MovieDetails(movie: movie)
  }

  func popularPeople(page: Int) async throws(CatalogError) -> ResultsPage<Person> {
    ResultsPage(totalResults: 0, elements: [])
  }
  func person(_ id: Person.ID) async throws(CatalogError) -> PersonDetails { throw CatalogError(.notFound) }
  func genres() async throws(CatalogError) -> [Genre] { [] }
}

/// A view of your own.
struct Printer: HomeDisplay {
  func display(_ viewModel: HomeScene.ViewModel) async {
    for shelf in viewModel.shelves {
      switch shelf.content {
      case .cards(let cards, _): print("\(shelf.title): \(cards.map(\.title).joined(separator: ", "))")
      case .failed(let reason): print("\(shelf.title): \(reason)")
      case .loading(let text), .empty(let text): print("\(shelf.title): \(text)")
      }
    }
    print(viewModel.footnotes.joined())
  }
}

let context = SceneContext(catalog: VideoShop())
let home = context.open(HomeScene.self, on: Printer())
await home.handle(.load)
