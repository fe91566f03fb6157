public import MovieDomain

/// All text used by presenters, in one language.
///
/// Each language is one type in one file. For an incomplete language, also conform to `EnglishFallback`.
public protocol Words: Sendable {
  /// The ISO 639-1 code, such as `en`.
  var languageCode: String { get }

  /// A whole number with grouped digits.
  func number(_ value: Int) -> String
  /// Formats a number of tenths as a decimal: 83 is 8.3.
  func decimal(tenths: Int) -> String

  /// A date with the month's name, as short as is unambiguous.
  func date(_ date: CalendarDate) -> String

  func title(of list: MovieList) -> String
  var unknownYear: String { get }
  /// The placeholder for a missing score.
  var notRated: String { get }
  /// The number of films left out.
  func more(_ count: Int) -> String
  /// Introduces the command or button that opens a film.
  var opensFilm: String { get }
  /// Introduces the command or button that loads the next page.
  var nextPage: String { get }
  /// The position of a page in a list.
  func page(_ number: Int, of total: Int) -> String
  /// The position of a range of pages in a list.
  func pages(_ numbers: ClosedRange<Int>, of total: Int) -> String
  /// The age of outdated content.
  func asOf(_ age: Duration) -> String
  /// How many rows could not be read.
  func rowsSkipped(_ count: Int) -> String
  /// A sentence prefixed with the name of the part it concerns.
  func warning(about part: String, saying sentence: String) -> String
  /// The translation of a catalog's English attribution; the original if there is none.
  func catalogText(_ text: String) -> String

  var loading: String { get }
  /// Shown when nothing is loaded yet or loading was cancelled.
  var notLoaded: String { get }
  /// The title of a screen without films.
  var nothingLoaded: String { get }
  /// Marks a shelf with outdated content.
  var notRefreshed: String { get }

  /// A sentence: what went wrong.
  func sentence(for error: CatalogError) -> String
  /// A sentence: what to do about it.
  func advice(for error: CatalogError) -> String

  /// A sentence: what went wrong when reading or writing stored data.
  func sentence(for error: StoreError) -> String
  /// A sentence: what to do about it.
  func advice(for error: StoreError) -> String

  var favorites: any FavoritesWords { get }
  var history: any HistoryWords { get }
  var settings: any SettingsWords { get }
  var transfer: any TransferWords { get }
  var home: any HomeWords { get }
  var lists: any ListWords { get }
  var people: any PeopleWords { get }
  var detail: any DetailWords { get }
  var search: any SearchWords { get }
}

extension Words {
  public func catalogText(_ text: String) -> String { text }
}
