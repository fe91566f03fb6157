import MovieDisplay
import MovieDomain
import MovieScenes
import ViewerScenes

// What the panel of criteria offers.
extension Browser {
  /// The orders that the catalog in use has.
  var orders: [MovieFilter.Order] { source?.orders ?? MovieFilter.Order.allCases }

  /// The values of a criterion to choose from, besides those that are typed. Names are in the language of the words.
  func values(of criterion: MovieFilter.Criterion) -> [String] {
    switch criterion {
    case .genre, .anyGenre, .without: genres.map { words.genre($0) }
    case .year: decades
    case .score: ["9..", "8..", "7..", "6..", "5..", "..5"]
    case .runtime: ["..60", "..90", "..100", "..120", "120.."]
    case .originalLanguage:
      names(Languages.codes, first: ["en", "fr", "de", "it", "ja", "ko", "ru", "es", "sv"]) {
        words.languageName($0)
      }
    case .country:
      names(Countries.regions.map(\.code), first: ["US", "GB", "FR", "DE", "IT", "JP", "KR", "RU", "SE"]) {
        words.countryName($0, $0)
      }
    case .service: hasOwnServices ? [Route.Criterion.ownServices.value] : []
    case .certification: ["G", "PG", "PG-13", "R"]
    case .stars: ["5..", "4..", "3..", "2..", "..2"]
    case .seen: ["no"]
    case .order: orders.map(\.rawValue)
    case .votes, .person: []
    }
  }

  /// The decades, this one first. Where all films are known, those of the films.
  private var decades: [String] {
    let decades = stride(from: today.year / 10 * 10, through: 1900, by: -10).map(words.decade)
    // Of a catalog that is not on this machine, not all films are known, and only the usual genres.
    guard currentPage?.order != nil || genres != GenreAliases.usualNames else { return decades }
    let known = knownFilms.decades
    return known.isEmpty ? decades : decades.filter { known.contains($0.prefix(3)) }
  }

  /// The names of codes: of those with most films, and then of all others, from A to Z.
  private func names(_ codes: [String], first: [String], _ name: (String) -> String) -> [String] {
    first.map(name) + codes.filter { !first.contains($0) }.map(name).sorted()
  }
}

extension MovieFilter.Criterion {
  /// The criteria with a row in the panel. The others are those of command lines.
  static let rows = allCases.filter { $0 != .anyGenre && $0 != .votes }

  /// The criteria that a text stands for: one for each name, if films can meet several.
  func criteria(_ text: String) -> [Route.Criterion] {
    guard [.genre, .without, .service, .person].contains(self) else { return [.init(self, text)] }
    return (UserSettings.names(text) ?? [text]).map { .init(self, $0) }
  }

  /// A typed text in the form of command lines, such as `8.5..9` for “8,5 - 9”, because it is shown and copied as one.
  func normalized(_ text: String) -> String {
    guard limits != nil else { return text }
    return (try? FilterSelection([.init(self, text)], onShelf: true))?.filter.values(of: self).first ?? text
  }

  /// The first criterion with other values; nil if all have the same.
  static func changed(from earlier: [Route.Criterion], to criteria: [Route.Criterion]) -> Self? {
    rows.first { row in criteria.filter { $0.kind == row } != earlier.filter { $0.kind == row } }
  }
}
