public import MovieDomain

/// Every word that presenters say, in one language.
///
/// A language is one type in one file. Conform to `EnglishFallback` as well for a language that is not complete.
public protocol Words: Sendable {
  /// ISO 639-1, such as `en`.
  var languageCode: String { get }

  /// A whole number with its digits grouped.
  func number(_ value: Int) -> String
  /// A number of tenths as a decimal fraction: 83 is 8.3.
  func decimal(tenths: Int) -> String

  /// A day with its month's name, as short as is clear.
  func date(_ date: CalendarDate) -> String

  func title(of list: MovieList) -> String
  var unknownYear: String { get }
  /// Stands in place of a score that does not exist.
  var notRated: String { get }
  /// How many films a view leaves out.
  func more(_ count: Int) -> String
  /// Stands before the command, or beside the control, that opens a film.
  var opensFilm: String { get }
  /// Stands before the command, or beside the control, that goes on.
  var nextPage: String { get }
  /// Where in a list a page is.
  func page(_ number: Int, of total: Int) -> String
  /// Where in a list several pages are.
  func pages(_ numbers: ClosedRange<Int>, of total: Int) -> String
  /// From when something is that is not the newest.
  func asOf(_ age: Duration) -> String
  /// How many rows of an answer could not be read.
  func rowsSkipped(_ count: Int) -> String
  /// A sentence with the name of the part it is about.
  func warning(about part: String, saying sentence: String) -> String
  /// What a catalog says of itself, by its English text; the text itself where there is no translation.
  func catalogText(_ text: String) -> String

  var loading: String { get }
  /// Stands where nothing was loaded yet, or loading was cancelled.
  var notLoaded: String { get }
  /// The title of a screen without films.
  var nothingLoaded: String { get }
  /// Marks a shelf that shows an earlier answer.
  var notRefreshed: String { get }

  /// What went wrong, a whole sentence.
  func sentence(for error: CatalogError) -> String
  /// What to do about it, a whole sentence.
  func advice(for error: CatalogError) -> String

  /// What went wrong with what the viewer keeps, a whole sentence.
  func sentence(for error: StoreError) -> String
  /// What to do about it, a whole sentence.
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
