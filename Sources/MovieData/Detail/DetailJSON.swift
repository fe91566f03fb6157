public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `DetailScene.Response` into JSON. Sections are complete, whether or not they are expanded.
public typealias DetailJSON = JSONPresenter<DetailPresenter>

extension DetailPresenter: JSONPresenting {
  public static var jsonFields: JSONFields {
    JSONFields(of: document(of: MovieDetails(movie: JSONFields.movie), in: .init(source: JSONFields.source)))
  }

  public func json(of response: Response, like viewModel: ViewModel) -> JSONPage.Content {
    if let details = response.state.value {
      return .document(Self.document(of: details, in: response))
    }
    guard let error = response.state.error else { return .awaiting }
    let state: EmptyState? = if case .empty(let state) = viewModel.content { state } else { nil }
    return .failure(FailureCode(error), saying: state)
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
      "cast": (details.credits?.cast ?? []).map(\.castJSON).json,
      "crew": (details.credits?.crew ?? []).map(\.crewJSON).json,
      "reviews": (details.reviews?.elements ?? []).json,
      "recommendations": (details.recommendations?.elements ?? []).map { $0.json(from: response.source) }.json,
      "favorite": response.filmMarks.shelves.contains(.favorites).json,
      "watchlist": response.filmMarks.shelves.contains(.watchlist).json,
      "seen": response.filmMarks.shelves.contains(.seen).json,
      "own_rating": (response.filmMarks.rating?.stars).json,
      "viewings": (response.filmMarks.diary?.viewings ?? []).json,
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
