public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `StatsScene.Response` into display text.
public struct StatsPresenter: DateIndependentPresenter {
  private let words: any ViewerWords

  public init(words: any Words) {
    self.words = words.viewer
  }

  public func viewModel(for response: StatsScene.Response) -> StatsScene.ViewModel {
    let year: Int? = if case .load(let year)? = response.request { year } else { nil }
    var viewModel = StatsScene.ViewModel(title: words.statsTitle(of: year))
    switch response.found {
    case nil: viewModel.emptyState = EmptyState(title: words.notLoaded)
    case .failure(let error)?:
      viewModel.fail(words.emptyState(titled: words.shelfNotRead(.seen), for: error))
    case .success(let numbers)? where numbers.statistics.films == 0:
      // As with an empty shelf, it is no error that no film was seen at all.
      let statistics = numbers.statistics
      viewModel.fail(words.noViewings(in: statistics.year), as: statistics.year == nil ? .shown : .nothingFound)
    case .success(let numbers)?:
      viewModel.position = words.films(numbers.statistics.films)
      viewModel.rows = [StatsScene.Section(facts: facts(of: numbers.statistics))]
      viewModel.rows += StatsScene.Kind.allCases.compactMap { section(of: $0, numbers, response.source) }
    }
    return viewModel
  }

  private func facts(of statistics: WatchStatistics) -> [Fact] {
    let viewings: String? = statistics.viewings > 0 ? words.number(statistics.viewings) : nil
    let gap = statistics.longestGap.map {
      words.gap(of: $0.days, from: words.date($0.start), to: words.date($0.end))
    }
    return [
      (words.allFilms, words.number(statistics.films)), (words.allViewings, viewings),
      (words.firstViewing, statistics.first.map(words.date)), (words.lastViewing, statistics.last.map(words.date)),
      (words.longestGap, gap),
    ].compactMap { label, text in text.map { Fact(label: label, value: .text($0)) } }
  }

  private func section(
    of kind: StatsScene.Kind, _ numbers: StatsScene.Numbers, _ source: CatalogSource
  ) -> StatsScene.Section? {
    var bars = bars(of: kind, numbers, source)
    guard !bars.isEmpty else { return nil }
    let statistics = numbers.statistics
    // Films cannot be chosen by the year in which they were seen, so a list would have those of all years.
    if statistics.year != nil {
      for index in bars.indices where bars[index].route?.criteria != nil { bars[index].route = nil }
    }
    let known = statistics.filmsKnown(by: kind)
    return StatsScene.Section(
      title: words.heading(of: kind),
      note: known < statistics.films ? words.known(known, of: statistics.films) : "", bars: bars)
  }

  private func bars(
    of kind: StatsScene.Kind, _ numbers: StatsScene.Numbers, _ source: CatalogSource
  ) -> [StatsScene.Bar] {
    let statistics = numbers.statistics
    switch kind {
    case .year:
      return statistics.year != nil
        ? [] : bars(statistics.years.sorted { $0.key > $1.key }) { (String($0), .stats(year: $0)) }
    case .month:
      let months = statistics.months
      return months.isEmpty ? [] : bars((1...12).map { ($0, months[$0] ?? 0) }) { (words.month($0), nil) }
    case .decade:
      return bars(statistics.decades.sorted { $0.key > $1.key }) { decade in
        let (years, possible) = (decade...decade + 9, MovieFilter.Limits.years)
        guard years.overlaps(possible) else { return (words.decade(decade), nil) }
        let chosen = years.clamped(to: possible)
        let criterion = Route.Criterion(.year, "\(chosen.lowerBound)..\(chosen.upperBound)")
        return (words.decade(decade), Route(.seen, [criterion]))
      }
    case .genre:
      let names = Dictionary(numbers.genres.map { ($0.id, words.genre($0.name)) }) { first, _ in first }
      return bars(most(statistics.genres.films.filter { names[$0.key] != nil }) { names[$0] ?? "" }) { id in
        (names[id] ?? "", Route(.seen, [.init(.genre, String(id), label: names[id] ?? "")]))
      }
    case .country:
      let name = { (region: Region) in words.countryName(region.code, Countries.name(region)) }
      return bars(most(statistics.countries.films, by: name)) { (name($0), Route(.seen, [.init(.country, $0.code)])) }
    case .director:
      return bars(most(statistics.directors.films) { "\($0.name) \($0.id) \($0.source)" }) { director in
        let isOther = director.source != source.idNamespace
        return (director.name, .person(id: director.id, source: isOther ? director.source : nil))
      }
    case .stars:
      let most = statistics.ratings.values.map(\.films).max() ?? 1
      return statistics.ratings.sorted { $0.key > $1.key }.map { rating, films in
        let score = films.average.map { words.badge(for: Rating(average: $0, voteCount: nil)).text }
        let count = words.number(films.films)
        return StatsScene.Bar(
          label: "★ \(words.stars(rating))", value: score.map { words.scored(count, $0) } ?? count,
          length: Double(films.films) / Double(most), route: Route(.seen, [.init(.stars, rating.description)]))
      }
    }
  }

  /// The number of genres, countries and directors on screen. JSON has them all.
  private static let mostBars = 10

  /// The largest numbers, equal ones by name.
  private func most<Key>(_ counts: [Key: Int], by name: (Key) -> String) -> [(key: Key, value: Int)] {
    let named = counts.map { (count: $0.value, name: name($0.key), key: $0.key) }
    let sorted = named.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    return sorted.prefix(Self.mostBars).map { ($0.key, $0.count) }
  }

  private func bars<Key>(
    _ counts: [(key: Key, value: Int)], _ label: (Key) -> (String, Route?)
  ) -> [StatsScene.Bar] {
    let most = counts.map(\.value).max() ?? 1
    return counts.map { key, count in
      let (text, route) = label(key)
      return StatsScene.Bar(
        label: text, value: words.number(count), length: Double(count) / Double(max(1, most)), route: route)
    }
  }
}

extension WatchStatistics {
  /// The number of films of which is known what a kind of numbers is about.
  fileprivate func filmsKnown(by kind: StatsScene.Kind) -> Int {
    switch kind {
    case .year, .month: filmsWithDay
    case .decade: decades.values.reduce(0, +)
    case .genre: genres.known
    case .country: countries.known
    case .director: directors.known
    case .stars: ratings.values.reduce(0) { $0 + $1.films }
    }
  }
}
