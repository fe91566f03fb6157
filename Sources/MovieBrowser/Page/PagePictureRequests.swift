import MovieDisplay
import MovieText

/// The pictures of a page. Only those near the screen are loaded, because a list may have thousands.
struct PagePictureRequests: Sendable {
  /// The pictures of films, by their paths.
  private var films: [String: [PictureRequest]] = [:]
  /// The other pictures, such as the poster of the page's film.
  private var others: [PictureRequest] = []

  init() {}

  init(_ requests: [PictureRequest], films cards: some Sequence<MovieCard>) {
    let paths = Set(cards.filter { $0.route != nil }.compactMap(\.posterPath))
    films = Dictionary(grouping: requests.filter { paths.contains($0.path) }, by: \.path)
    others = requests.filter { !paths.contains($0.path) }
  }

  /// The pictures of some films, and those that belong to the page.
  func near(_ cards: [MovieCard]) -> [PictureRequest] {
    others + cards.compactMap(\.posterPath).flatMap { films[$0] ?? [] }
  }
}
