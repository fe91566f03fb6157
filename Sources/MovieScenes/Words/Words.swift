public import MovieDomain

/// All text used by presenters, in one language.
///
/// Each language is one type in one file. For an incomplete language, also conform to `EnglishFallback`.
public protocol Words:
  ListWords, PeopleWords, DetailWords, SearchWords, ShelfWords, StatsWords, CalendarWords, SyncWords, SettingsWords,
  TransferWords
{
  /// The ISO 639-1 code, such as `en`.
  var languageCode: String { get }

  /// A whole number with grouped digits, such as 1,234.
  func number(_ value: Int) -> String
  /// A number of tenths as a decimal number: 83 is 8.3.
  func decimal(tenths: Int) -> String

  /// A date with the name of the month, abbreviated where that is customary.
  func date(_ date: CalendarDate) -> String
  /// A date in full, with the name of the month.
  func fullDate(_ date: CalendarDate) -> String

  /// The title of a list.
  func title(of list: MovieList) -> String
  /// Shown in place of the year of a film without a release date.
  var unknownYear: String { get }
  /// Shown in place of the score of a film without one.
  var notRated: String { get }
  /// A score as it is read aloud, such as “8.3 of 10”.
  func ofTen(_ score: String) -> String
  /// How many films or people are left out, such as "12 more".
  func more(_ count: Int) -> String
  /// Introduces the command or button that opens a film.
  var opensFilm: String { get }
  /// Introduces the command or button that loads the next page.
  var nextPage: String { get }
  /// A number of films.
  func films(_ count: Int) -> String
  /// Introduces the command or button that loads the first page.
  var firstPage: String { get }
  /// Introduces the command or button that loads the last page.
  var lastPage: String { get }
  /// A sentence: a list has no such page. `last` is the last page; nil if it is not known.
  func noPage(_ number: Int, last: Int?) -> String
  /// The position of a page in a list. In English without a capital letter, like all remarks.
  func page(_ number: Int, of total: Int) -> String
  /// The position of a range of pages in a list.
  func pages(_ numbers: ClosedRange<Int>, of total: Int) -> String
  /// A remark on outdated content: how old it is.
  func asOf(_ age: Duration) -> String
  /// How many rows could not be read, without a final period.
  func rowsSkipped(_ count: Int) -> String
  /// A sentence with the name of the part of the screen it is about, such as the title of a shelf.
  func warning(about part: String, saying sentence: String) -> String
  /// The translation of a catalog's English name or attribution; the original if there is none, as by default.
  func catalogText(_ text: String) -> String

  /// Shown while content is loading.
  var loading: String { get }
  /// Shown when nothing is loaded yet or loading was canceled.
  var notLoaded: String { get }
  /// The title shown when no films could be loaded.
  var nothingLoaded: String { get }
  /// A remark on outdated content whose age is unknown.
  var notRefreshed: String { get }
  /// A link or a button that logs in.
  var logsIn: String { get }

  /// A sentence: what went wrong.
  func sentence(for error: CatalogError) -> String
  /// A sentence: what to do about it.
  func advice(for error: CatalogError) -> String

  /// A sentence: what went wrong when reading or writing stored data.
  func sentence(for error: StoreError) -> String
  /// A sentence: what to do about it.
  func advice(for error: StoreError) -> String
}

extension Words {
  public func catalogText(_ text: String) -> String { text }
}

/// Provides the words of the language in the settings.
public struct CurrentWords: Sendable {
  /// All languages of this package. Tests fail while one is incomplete.
  public static let allLanguages: [any Words] = [EnglishWords(), RussianWords()]

  private let current: @Sendable () async -> any Words

  /// Follows the settings. `language` is used when no language is set.
  ///
  /// Pass your own types in `languages` to add or replace languages: the first match wins, and the first entry is used
  /// for a language without a match.
  public init(
    _ settings: any SettingsStore, otherwise language: Language = .americanEnglish,
    in languages: [any Words] = Self.allLanguages
  ) {
    current = {
      let code = (await settings.current().language ?? language).code
      return languages.first { $0.languageCode == code } ?? languages.first ?? EnglishWords()
    }
  }

  /// Always uses the given words.
  public init(_ words: any Words) {
    current = { words }
  }

  /// Returns the words of the current language. Reads the settings each time.
  public func callAsFunction() async -> any Words { await current() }
}

/// Formats numbers with the digits 0 to 9.
enum Digits {
  /// Groups digits by three, as in 1,234,567.
  static func grouped(_ value: Int, by separator: String) -> String {
    let digits = String(value.magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 {
        text += separator
      }
      text.append(digit)
    }
    return (value < 0 ? "-" : "") + text
  }

  /// Writes a number of tenths with a decimal point: 83 is 8.3. Digits before it are grouped.
  static func decimal(tenths: Int, point: String, by separator: String) -> String {
    let (whole, tenth) = tenths.quotientAndRemainder(dividingBy: 10)
    return (tenths < 0 && whole == 0 ? "-" : "") + grouped(whole, by: separator) + "\(point)\(tenth.magnitude)"
  }
}

extension [String] {
  /// The texts as alternatives, with a word between the last two: “a, b or c”.
  package func joined(or word: String) -> String {
    count < 2 ? joined() : "\(dropLast().joined(separator: ", ")) \(word) \(self[count - 1])"
  }
}
