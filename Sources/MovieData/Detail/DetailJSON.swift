public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `DetailScene.Response` into JSON. Sections are complete, whether or not they are expanded.
public struct DetailJSON: DateIndependentPresenter {
  private let text: DetailPresenter

  /// The fields of the film.
  public static var fields: JSONFields { .details }

  public init(words: any Words) {
    text = DetailPresenter(words: words)
  }

  public func viewModel(for response: DetailScene.Response) -> JSONPage {
    let viewModel = text.viewModel(for: response)
    if let details = response.state.value {
      return JSONPage(Self.document(of: details, in: response), like: viewModel)
    }
    guard let error = response.state.error else { return .awaiting(like: viewModel) }
    let state: EmptyState? = if case .empty(let state) = viewModel.content { state } else { nil }
    return JSONPage(failure: FailureCode(error), saying: state, like: viewModel)
  }

  static func document(of details: MovieDetails, in response: DetailScene.Response) -> JSONValue {
    let skipped =
      (details.credits?.skipped ?? 0) + (details.reviews?.skipped ?? 0) + (details.recommendations?.skipped ?? 0)
    return details.movie.json(from: response.source).adding([
      "genres": details.genres.map(\.name).json,
      "production_countries": details.countries.json,
      "tagline": details.tagline.json,
      "runtime": details.runtime.json,
      "budget": details.budget.json,
      "revenue": details.revenue.json,
      "homepage": details.homepage.json,
      "imdb_id": details.imdbID.json,
      "belongs_to_collection": details.collection.json,
      "release": details.release.json,
      "watch_providers": details.watchOptions.json,
      "videos": (details.videos ?? []).json,
      "cast": (details.credits?.cast ?? []).json,
      "crew": (details.credits?.crew ?? []).json,
      "reviews": (details.reviews?.elements ?? []).json,
      "recommendations": (details.recommendations?.elements ?? []).map { $0.json(from: response.source) }.json,
      "favorite": response.filmMarks.shelves.contains(.favorites).json,
      "watchlist": response.filmMarks.shelves.contains(.watchlist).json,
      "seen": response.filmMarks.shelves.contains(.seen).json,
      "own_rating": (response.filmMarks.rating?.stars).json,
      "missing": missing(from: details).json,
      "source": response.source.json,
      "overview_language": details.overviewLanguage.json,
      "skipped": skipped.json,
      "age": details.age,
    ])
  }

  private static func missing(from details: MovieDetails) -> [String] {
    [
      details.credits == nil ? "credits" : nil, details.reviews == nil ? "reviews" : nil,
      details.release == nil ? "release" : nil, details.watchOptions == nil ? "watch_providers" : nil,
      details.videos == nil ? "videos" : nil, details.recommendations == nil ? "recommendations" : nil,
    ].compactMap(\.self)
  }
}
