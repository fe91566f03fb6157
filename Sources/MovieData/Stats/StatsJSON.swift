public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `StatsScene.Response` into JSON.
public typealias StatsJSON = JSONPresenter<StatsPresenter>

extension StatsPresenter: JSONPresenting {
  public func json(of response: Response, like viewModel: ViewModel) -> JSONPage.Content {
    switch response.statistics {
    case nil: return .awaiting
    case .failure(let error)?: return .failure(FailureCode(error), saying: viewModel.emptyState)
    case .success(let statistics)? where statistics.films == 0:
      return .failure(.notFound, saying: viewModel.emptyState)
    case .success(let statistics)?:
      let known: JSONValue = [
        "day": statistics.filmsWithDay.json, "genre": statistics.filmsWithGenre.json,
        "country": statistics.filmsWithCountry.json, "director": statistics.filmsWithDirector.json,
      ]
      let gap = statistics.longestGap.map { gap -> JSONValue in
        ["from": gap.start.description.json, "to": gap.end.description.json, "days": gap.days.json]
      }
      let names = Dictionary(response.genres.map { ($0.id, $0.name) }) { first, _ in first }
      return .document([
        "year": response.year.json, "films": statistics.films.json, "viewings": statistics.viewings.json,
        "first": statistics.first?.description.json ?? .null, "last": statistics.last?.description.json ?? .null,
        "longest_gap": gap.json, "films_with": known,
        "years": counts(statistics.years) { ["year": $0.json] },
        "months": counts(statistics.months) { ["month": $0.json] },
        "decades": counts(statistics.decades) { ["decade": $0.json] },
        "genres": counts(statistics.genres) { ["id": $0.json, "name": names[$0].json] },
        "countries": counts(statistics.countries, by: \.code) { ["iso_3166_1": $0.code.json] },
        "directors": .array(
          statistics.directors.sorted { ($1.value, $0.key.name, $0.key.id) < ($0.value, $1.key.name, $1.key.id) }.map {
            ["source": $0.key.source.json, "id": $0.key.id.json, "name": $0.key.name.json, "films": $0.value.json]
          }),
        "stars": .array(
          statistics.ratings.sorted { $0.key < $1.key }.map {
            ["stars": $0.key.stars.json, "films": $0.value.films.json, "average_score": $0.value.average.json]
          }),
      ])
    }
  }

  private func counts<Key>(
    _ counts: [Key: Int], by order: (Key) -> some Comparable, _ row: (Key) -> JSONValue
  ) -> JSONValue {
    .array(counts.sorted { order($0.key) < order($1.key) }.map { row($0.key).adding(["films": $0.value.json]) })
  }

  private func counts(_ counts: [Int: Int], _ row: (Int) -> JSONValue) -> JSONValue {
    self.counts(counts, by: \.self, row)
  }
}

/// Turns a `StatsScene.Response` into a table of the numbers on screen.
public typealias StatsTSV = TSVPresenter<StatsPresenter>

extension StatsPresenter: TSVPresenting {
  public static var tsvColumns: [String] { ["section", "label", "value"] }

  public func tsvRows(of response: Response, like viewModel: ViewModel) -> [[String]] {
    viewModel.rows.flatMap { section in
      section.facts.map { fact in
        if case .text(let text) = fact.value {
          [section.title, fact.label, text]
        } else {
          [section.title, fact.label, ""]
        }
      } + section.bars.map { [section.title, $0.label, $0.value] }
    }
  }
}
