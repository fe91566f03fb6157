import MovieDisplay
import MovieDomain
import MovieScenes

/// A criterion by which the browser chooses films. The raw value is its name in a route.
public enum FilmCriterion: String, Sendable, Hashable, CaseIterable {
  /// A genre that films have.
  case genre
  /// A genre that films do not have.
  case without
  /// The years of release.
  case year
  /// The scores.
  case score
  /// The running times.
  case runtime
  /// The original language.
  case language = "original-language"
  /// The country of production.
  case country
  /// A streaming service.
  case on
  /// The age rating.
  case certification
  /// A person who worked on the film.
  case person
  /// The viewer's stars, on the shelf of the films they have seen.
  case stars
  /// Whether the viewer has seen the film, on their shelves.
  case seen
  /// The order of the films, where a shelf has none of its own.
  case order = "sort"

  /// The values to choose from, besides those that are typed. Names are in the language of the words.
  func values(_ words: any Words, genres: [String]) -> [String] {
    switch self {
    case .genre, .without: genres.map(words.genre)
    case .year: stride(from: 2020, through: 1900, by: -10).map { "\($0)s" }
    case .score: ["9..", "8..", "7..", "6..", "5..", "..5"]
    case .runtime: ["..60", "..90", "..100", "..120", "120.."]
    case .language:
      Self.names(Languages.codes, first: ["en", "fr", "de", "it", "ja", "ko", "ru", "es", "sv"]) {
        words.languageName($0)
      }
    case .country:
      Self.names(Countries.regions.map(\.code), first: ["US", "GB", "FR", "DE", "IT", "JP", "KR", "RU", "SE"]) {
        words.countryName($0, $0)
      }
    case .on: [Route.Criterion.ownServices.value]
    case .certification: ["G", "PG", "PG-13", "R"]
    case .person: []
    case .stars: ["5..", "4..", "3..", "2..", "..2"]
    case .seen: ["no"]
    case .order: MovieFilter.Order.allCases.map(\.rawValue)
    }
  }

  /// The names of codes: of those with most films, and then of all others, from A to Z.
  private static func names(_ codes: [String], first: [String], _ name: (String) -> String) -> [String] {
    first.map(name) + codes.filter { !first.contains($0) }.map(name).sorted()
  }

  /// The criteria that a text stands for: one for each name, if films can meet several.
  func criteria(_ text: String) -> [Route.Criterion] {
    guard [.genre, .without, .on, .person].contains(self) else { return [.init(rawValue, text)] }
    return (UserSettings.names(text) ?? [text]).map { .init(rawValue, $0) }
  }

  /// The first criterion with other values; nil if all have the same.
  static func changed(from earlier: [Route.Criterion], to criteria: [Route.Criterion]) -> FilmCriterion? {
    allCases.first { criterion in
      criteria.filter { $0.name == criterion.rawValue } != earlier.filter { $0.name == criterion.rawValue }
    }
  }
}
