public import MovieDisplay
import MovieDomain
import MovieScenes
public import ViewerScenes

extension CalendarPresenter: JSONPresenting {
  public static var jsonFields: JSONFields {
    let event = CalendarScene.Event(
      source: JSONFields.source, movie: JSONFields.movie, day: FilmDay(.release, .today), reason: .watchlist)
    return JSONFields(of: event.json, at: ["days"])
  }

  public func json(of response: Response, like viewModel: ViewModel) -> JSONPage.Content {
    .found(response.found, like: viewModel, code: \.gaps.code) { agenda in
      ([
        "source": response.source.json, "from": agenda.start.json, "to": agenda.end.json,
        "iso_3166_1": (agenda.region?.code).json, "days": agenda.events.map(\.json).json,
      ] as JSONValue).adding(agenda.gaps.members)
    }
  }
}

extension SurveyGaps {
  /// Why nothing could be found.
  var code: FailureCode { error.map { FailureCode($0) } ?? .notFound }

  /// What is missing, and how old the rest is.
  var members: KeyValuePairs<String, JSONValue> {
    ["missing": missing.json, "error": error.map { FailureCode($0).text }.json, "age": age]
  }
}

extension CalendarScene.Event: JSONRepresentable {
  package var json: JSONValue {
    [
      "date": day.date.json, "type": day.kind.rawValue.json, "source": source.json, "id": movie.id.json,
      "title": movie.title.json, "reason": reason.values.code.json, "name": reason.values.name.json,
    ]
  }
}

extension CalendarScene.Reason {
  fileprivate var values: (code: String, name: String?) {
    switch self {
    case .watchlist: ("watchlist", nil)
    case .collection(let name): ("collection", name)
    case .director(let name): ("director", name)
    case .catalog: ("catalog", nil)
    }
  }
}

extension CalendarPresenter: TSVPresenting {
  public static var tsvColumns: [String] { ["date", "type", "id", "title", "reason", "name"] }

  public func tsvRows(of response: Response, like viewModel: ViewModel) -> [[String]] {
    guard case .success(let agenda)? = response.found else { return [] }
    return agenda.events.map { event in
      [
        event.day.date.description, event.day.kind.rawValue,
        event.source.reference(to: event.movie.id, in: response.source), event.movie.shownTitle,
        event.reason.values.code, event.reason.values.name ?? "",
      ]
    }
  }
}
