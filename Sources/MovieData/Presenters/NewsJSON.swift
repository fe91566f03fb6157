public import MovieDisplay
import MovieDomain
import MovieScenes
public import ViewerScenes

extension NewsPresenter: JSONPresenting {
  public static var jsonFields: JSONFields {
    let item = NewsScene.Item(source: JSONFields.source, movie: JSONFields.movie, change: .part(of: nil))
    return JSONFields(of: item.json, at: ["news"])
  }

  public func json(of response: Response, like viewModel: ViewModel) -> JSONPage.Content {
    .found(response.found, like: viewModel) { bulletin in
      bulletin.memoryError.map { FailureCode($0) } ?? bulletin.gaps.code
    } document: { bulletin in
      ([
        "source": response.source.json, "day": bulletin.day.json, "since": bulletin.since.json,
        "news": bulletin.items.map(\.json).json,
      ] as JSONValue).adding(bulletin.gaps.members)
    }
  }
}

extension NewsScene.Item: JSONRepresentable {
  package var json: JSONValue {
    let change = values
    return [
      "change": change.code.json, "source": source.json, "id": movie.id.json, "title": movie.title.json,
      "type": (change.kind?.rawValue).json, "date": change.date.json, "earlier_date": change.earlier.json,
      "services": change.services.json, "collection": change.collection.json,
    ]
  }

  /// The values of the change, of which each kind has some.
  fileprivate var values:
    (
      code: String, kind: FilmDay.Kind?, date: CalendarDate?, earlier: CalendarDate?, services: [String],
      collection: String?
    )
  {
    switch change {
    case .out(let day): ("out", day.kind, day.date, nil, [], nil)
    case .offered(let names): ("offered", nil, nil, nil, names, nil)
    case .moved(let kind, let earlier, let date): ("moved", kind, date, earlier, [], nil)
    case .part(let name): ("part", nil, movie.releaseDate, nil, [], name)
    }
  }
}

extension NewsPresenter: TSVPresenting {
  public static var tsvColumns: [String] { ["change", "id", "title", "type", "date", "earlier_date", "names"] }

  public func tsvRows(of response: Response, like viewModel: ViewModel) -> [[String]] {
    guard case .success(let bulletin)? = response.found else { return [] }
    return bulletin.items.map { item in
      let change = item.values
      let names = change.services + [change.collection].compactMap(\.self)
      return [
        change.code, item.source.reference(to: item.movie.id, in: response.source), item.movie.shownTitle,
        change.kind?.rawValue ?? "", change.date?.description ?? "",
        change.earlier?.description ?? "", names.joined(separator: ", "),
      ]
    }
  }
}
