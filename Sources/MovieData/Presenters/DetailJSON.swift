public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `DetailScene.Response` into JSON. Sections are complete, whether or not they are expanded.
extension DetailPresenter: JSONPresenting {
  public static var jsonFields: JSONFields {
    JSONFields(of: document(of: MovieDetails(movie: JSONFields.movie), in: .init(source: JSONFields.source)))
  }

  public func json(of response: Response, like viewModel: ViewModel) -> JSONPage.Content {
    if let film = response.value.value {
      return .document(Self.document(of: film.details, in: response))
    }
    guard let error = response.value.error else { return .awaiting }
    let state: EmptyState? = if case .empty(let state) = viewModel.content { state } else { nil }
    return .failure(FailureCode(error), saying: state)
  }

  private static func document(of details: MovieDetails, in response: DetailScene.Response) -> JSONValue {
    let skipped =
      (details.credits?.skipped ?? 0) + (details.reviews?.skipped ?? 0) + (details.recommendations?.skipped ?? 0)
    return details.movie.json(from: response.contentSource).adding([
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
      "recommendations": (details.recommendations?.elements ?? []).map { $0.json(from: response.contentSource) }.json,
    ]).adding(response.filmMarks).adding([
      "viewings": (response.filmMarks.diary?.shownViewings ?? []).json,
      "missing": missing(from: details).json,
      "source": response.contentSource.json,
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

extension Credits.Member {
  fileprivate var castJSON: JSONValue {
    // TMDb has `character`, which joins several characters with slashes; `characters` is an addition.
    [
      "id": id.json, "name": name.json, "character": roles.joined(separator: " / ").json,
      "characters": roles.json, "profile_path": profilePath.json,
    ]
  }

  fileprivate var crewJSON: JSONValue {
    ["id": id.json, "name": name.json, "jobs": roles.json, "profile_path": profilePath.json]
  }
}

extension Review: JSONRepresentable {
  package var json: JSONValue {
    [
      "id": id.json, "author": author.json, "rating": rating.json, "content": text.json, "created_at": date.json,
    ]
  }
}

extension Country: JSONRepresentable {
  package var json: JSONValue {
    ["iso_3166_1": region.code.json, "name": name.json]
  }
}

extension MovieCollection: JSONRepresentable {
  package var json: JSONValue { ["id": id.json, "name": name.json] }
}

extension RegionalRelease: JSONRepresentable {
  package var json: JSONValue {
    [
      "iso_3166_1": (region?.code).json, "certification": certification.json,
      "theatrical_release_date": theatrical.json, "digital_release_date": digital.json,
      "physical_release_date": disc.json,
    ]
  }
}

extension WatchOptions: JSONRepresentable {
  package var json: JSONValue {
    func services(_ kind: OfferKind) -> JSONValue {
      (offers.first { $0.kind == kind }?.services ?? []).json
    }
    // The members are listed one by one, so that their order is the same in every document.
    return [
      "iso_3166_1": (region?.code).json,
      "link": link.json,
      "flatrate": services(.stream),
      "free": services(.free),
      "ads": services(.ads),
      "rent": services(.rent),
      "buy": services(.buy),
      "public_domain": publicDomain.json,
    ]
  }
}

extension WatchOptions.PublicDomain: JSONRepresentable {
  package var json: JSONValue { ["year": year.json, "is_reached": isReached.json] }
}

extension StreamingService: JSONRepresentable {
  package var json: JSONValue {
    ["provider_id": id.json, "provider_name": name.json, "logo_path": logoPath.json]
  }
}

extension Video: JSONRepresentable {
  package var json: JSONValue {
    [
      "id": id.json, "name": name.json, "site": site.json, "key": key.json, "type": kind.json,
      "official": isOfficial.json, "iso_639_1": language.json, "published_at": published.json, "url": address.json,
    ]
  }
}
