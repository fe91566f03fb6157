public import MovieDisplay
import MovieDomain
public import ViewerScenes

/// Turns a `NewsScene.Response` into JSON.
public typealias NewsJSON = JSONPresenter<NewsPresenter>

extension NewsPresenter: JSONPresenting {
  public static var jsonFields: JSONFields {
    JSONFields(
      of: NewsScene.Item(
        source: CatalogSource(idNamespace: ""), movie: Movie(id: 0, title: ""), change: .part(of: nil)
      ).json, at: "news")
  }

  public func json(of response: Response, like viewModel: ViewModel) -> JSONPage.Content {
    switch response.found {
    case nil: return .awaiting
    case .failure(let error)?: return .failure(FailureCode(error), saying: viewModel.emptyState)
    case .success(let bulletin)?:
      if let error = bulletin.memoryError { return .failure(FailureCode(error), saying: viewModel.failure) }
      guard viewModel.outcome == .shown else {
        return .failure(
          FailureCode(decisiveOf: [bulletin.gaps.error].compactMap(\.self)), saying: viewModel.emptyState)
      }
      return .document(
        ([
          "source": response.source.json, "day": bulletin.day.json, "since": bulletin.since.json,
          "news": bulletin.items.map(\.json).json,
        ] as JSONValue).adding(bulletin.gaps.members))
    }
  }
}

extension NewsScene.Item: JSONRepresentable {
  package var json: JSONValue {
    [
      "change": change.code.json, "source": source.json, "id": movie.id.json, "title": movie.title.json,
      "type": (change.kind?.rawValue).json, "date": change.date.json, "earlier_date": change.earlierDate.json,
      "services": change.services.json, "collection": change.collection.json,
    ]
  }
}

// The values of a change, of which each kind has some.
extension NewsScene.Change {
  fileprivate var code: String {
    switch self {
    case .out: "out"
    case .offered: "offered"
    case .moved: "moved"
    case .part: "part"
    }
  }

  fileprivate var kind: FilmDay.Kind? {
    switch self {
    case .out(let day): day.kind
    case .moved(let kind, _, _): kind
    case .offered, .part: nil
    }
  }

  fileprivate var date: CalendarDate? {
    switch self {
    case .out(let day): day.date
    case .moved(_, _, let new): new
    case .offered, .part: nil
    }
  }

  fileprivate var earlierDate: CalendarDate? { if case .moved(_, let old, _) = self { old } else { nil } }
  fileprivate var services: [String] { if case .offered(let names) = self { names } else { [] } }
  fileprivate var collection: String? { if case .part(let name) = self { name } else { nil } }
}

/// Turns a `NewsScene.Response` into a table of changes.
public typealias NewsTSV = TSVPresenter<NewsPresenter>

extension NewsPresenter: TSVPresenting {
  public static var tsvColumns: [String] { ["change", "id", "title", "type", "date", "earlier_date", "names"] }

  public func tsvRows(of response: Response, like viewModel: ViewModel) -> [[String]] {
    guard case .success(let bulletin)? = response.found else { return [] }
    return bulletin.items.map { item in
      let source = response.sources.known(item.source)
      let names = item.change.services + [item.change.collection].compactMap(\.self)
      return [
        item.change.code, source == response.source ? String(item.movie.id) : source.qualified(item.movie.id),
        item.movie.title, item.change.kind?.rawValue ?? "", item.change.date?.description ?? "",
        item.change.earlierDate?.description ?? "", names.joined(separator: ", "),
      ]
    }
  }
}
