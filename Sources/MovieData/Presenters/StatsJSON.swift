public import MovieDisplay
import MovieDomain
public import ViewerScenes

extension StatsPresenter: JSONPresenting {
  public func json(of response: Response, like viewModel: ViewModel) -> JSONPage.Content {
    .found(response.found, like: viewModel, code: { _ in .notFound }) { numbers in
      let statistics = numbers.statistics
      let known: JSONValue = [
        "day": statistics.filmsWithDay.json, "genre": statistics.genres.known.json,
        "country": statistics.countries.known.json, "director": statistics.directors.known.json,
      ]
      let gap = statistics.longestGap.map { gap -> JSONValue in
        ["from": gap.start.json, "to": gap.end.json, "days": gap.days.json]
      }
      let names = numbers.genreNames
      return [
        "year": statistics.year.json, "films": statistics.films.json, "viewings": statistics.viewings.json,
        "first": statistics.first.json, "last": statistics.last.json,
        "longest_gap": gap.json, "films_with": known,
        "years": counts(statistics.years, by: \.self, of: "viewings") { ["year": $0.json] },
        "months": counts(statistics.months, by: \.self, of: "viewings") { ["month": $0.json] },
        "decades": counts(statistics.decades, by: \.self) { ["decade": $0.json] },
        "genres": counts(statistics.genres.films, by: \.self) { ["id": $0.json, "name": names[$0].json] },
        "countries": counts(statistics.countries.films, by: \.code) { ["iso_3166_1": $0.code.json] },
        "directors": .array(
          statistics.directors.films.sorted {
            ($1.value, $0.key.name, $0.key.id, $0.key.source) < ($0.value, $1.key.name, $1.key.id, $1.key.source)
          }.map {
            ["source": $0.key.source.json, "id": $0.key.id.json, "name": $0.key.name.json, "films": $0.value.json]
          }),
        "stars": .array(
          statistics.ratings.sorted { $0.key < $1.key }.map {
            ["stars": $0.key.stars.json, "films": $0.value.films.json, "average_score": $0.value.average.json]
          }),
      ]
    }
  }

  private func counts<Key>(
    _ counts: [Key: Int], by order: (Key) -> some Comparable, of counted: String = "films", _ row: (Key) -> JSONValue
  ) -> JSONValue {
    .array(counts.sorted { order($0.key) < order($1.key) }.map { row($0.key).adding([counted: $0.value.json]) })
  }
}

extension StatsScene.Numbers {
  fileprivate var genreNames: [Genre.ID: String] {
    Dictionary(genres.map { ($0.id, $0.name) }) { first, _ in first }
  }
}

/// Turns a `StatsScene.Response` into a table of the same numbers. Its names do not depend on the language.
extension StatsPresenter: TSVPresenting {
  public static var tsvColumns: [String] { ["section", "label", "value"] }

  public func tsvRows(of response: Response, like viewModel: ViewModel) -> [[String]] {
    guard case .success(let numbers)? = response.found else { return [] }
    let (statistics, names) = (numbers.statistics, numbers.genreNames)
    let total: [(String, String?)] = [
      ("films", String(statistics.films)), ("viewings", String(statistics.viewings)),
      ("first", statistics.first?.description), ("last", statistics.last?.description),
      ("longest_gap", (statistics.longestGap?.days).map(String.init)),
    ]
    let sections: [[[String]]] = [
      rows("years", statistics.years, by: \.self, String.init),
      rows("months", statistics.months, by: \.self, String.init),
      rows("decades", statistics.decades, by: \.self, String.init),
      most("genres", statistics.genres.films) { names[$0] ?? String($0) },
      most("countries", statistics.countries.films, \.code),
      most("directors", statistics.directors.films, \.name),
      rows("stars", statistics.ratings.mapValues(\.films), by: \.self, \.stars.description),
    ]
    return total.compactMap { label, value in value.map { ["total", label, $0] } } + sections.flatMap(\.self)
  }

  /// The counts of a section, as the document sorts them.
  private func rows<Key>(
    _ section: String, _ counts: [Key: Int], by order: (Key) -> some Comparable, _ label: (Key) -> String
  ) -> [[String]] {
    counts.sorted { order($0.key) < order($1.key) }.map { [section, label($0.key), String($0.value)] }
  }

  /// The counts of a section whose labels have no order of their own: the largest first.
  private func most<Key>(_ section: String, _ counts: [Key: Int], _ label: (Key) -> String) -> [[String]] {
    counts.map { (label($0.key), $0.value) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map { [section, $0, String($1)] }
  }
}
