import MovieDisplay
import MovieDomain
import MovieScenes

/// A catalog of your own.
struct VideoShop: MovieCatalog {
  let source = CatalogSource(idNamespace: "video-shop", name: "Video shop", attribution: "Films on our shelves.")
  let stock = [
    Movie(
      id: 1, title: "The General", releaseDate: CalendarDate(year: 1926, month: 12, day: 31),
      rating: Rating(average: 8.9, voteCount: 900), genreIDs: [1]),
    Movie(
      id: 2, title: "Nosferatu", releaseDate: CalendarDate(year: 1922, month: 3, day: 4),
      rating: Rating(average: 8.5, voteCount: 700), genreIDs: [2]),
  ]

  func movies(in list: MovieList, genre: Genre.ID?, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    // One row fails; the others are still shown.
    if list == .upcoming { throw CatalogError(.timedOut, host: "shop.example") }
    return try onlyPage(page, of: stock.filter { genre == nil || $0.genreIDs.contains(where: { $0 == genre }) })
  }

  func movies(matching query: MovieQuery, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    let found = stock.filter { $0.title.lowercased().contains(query.text.lowercased()) }
    return try onlyPage(page, of: found.filter { query.year == nil || $0.releaseDate?.year == query.year })
  }

  func genres() async throws(CatalogError) -> [Genre] {
    [Genre(id: 1, name: "Comedy"), Genre(id: 2, name: "Horror")]
  }

  func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    guard let movie = stock.first(where: { $0.id == id }) else { throw CatalogError(.notFound) }
    return MovieDetails(movie: movie)
  }

  /// All films fit on one page.
  private func onlyPage(_ number: Int, of films: [Movie]) throws(CatalogError) -> ResultsPage<Movie> {
    guard number == 1 else { throw CatalogError(.outOfRange, lastPage: 1) }
    return ResultsPage(totalResults: films.count, elements: films)
  }
}

/// A view of your own.
struct Printer: HomeDisplay {
  func display(_ viewModel: HomeScene.ViewModel) async {
    for row in viewModel.rows {
      switch row.content {
      case .cards(let cards, _): print("\(row.title): \(cards.map(\.title).joined(separator: ", "))")
      case .failed(let reason): print("\(row.title): \(reason)")
      case .loading(let text), .empty(let text): print("\(row.title): \(text)")
      }
    }
    print(viewModel.footnotes.joined())
  }
}

let context = SceneContext(catalog: VideoShop())
let home = context.open(HomeScene.self, on: Printer())
await home.handle(.load)
