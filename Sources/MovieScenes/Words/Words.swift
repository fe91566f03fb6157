package import MovieDisplay
public import MovieDomain

/// All text of the scenes of a catalog, in one language.
///
/// Each language is one type. For an incomplete one, also conform to `EnglishFallback`. A language for the scenes of
/// `ViewerScenes` conforms to its `ViewerWords` instead, and one for the browser to `BrowserWords`: both include this.
public protocol Words: ListWords, PeopleWords, DetailWords, SearchWords {
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

  /// The name of a month by itself, 1 through 12.
  func month(_ month: Int) -> String

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
  /// The title shown when a list has no such page. `last` is the last page; nil if it is not known.
  func noPage(_ number: Int, last: Int?) -> String
  /// The position of one page or more in a list. In English without a capital letter, like all remarks.
  func pages(_ numbers: ClosedRange<Int>, of total: Int) -> String
  /// A remark on outdated content: how old it is.
  func asOf(_ age: Duration) -> String
  /// How many rows could not be read, without a final period.
  func rowsSkipped(_ count: Int) -> String
  /// A sentence with the name of the part of the screen it is about, such as the title of a row.
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
}

extension Words {
  public func catalogText(_ text: String) -> String { text }
}

/// Provides the words of the language in the settings, or always the same words.
public struct CurrentWords: Sendable {
  private let current: @Sendable () async -> any Words

  /// Follows the settings. `language` is used when no language is set.
  ///
  /// In `languages`, the first match wins, and the first entry is used for a language without a match. `ViewerScenes` has
  /// all languages of this package, as `CurrentWords.allLanguages`. Add or replace languages by types of your own.
  public init(
    _ settings: any SettingsStore, otherwise language: Language = .americanEnglish,
    in languages: [any Words]
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
package enum Digits {
  /// Groups digits by three, as in 1,234,567.
  package static func grouped(_ value: Int, by separator: String) -> String {
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
  package static func decimal(tenths: Int, point: String, by separator: String) -> String {
    let (whole, tenth) = tenths.quotientAndRemainder(dividingBy: 10)
    return (tenths < 0 && whole == 0 ? "-" : "") + grouped(whole, by: separator) + "\(point)\(tenth.magnitude)"
  }
}

extension [String] {
  /// The texts as a list, with a word between the last two: “a, b or c”.
  package func joined(by word: String) -> String {
    count < 2 ? joined() : "\(dropLast().joined(separator: ", ")) \(word) \(self[count - 1])"
  }
}

extension Words {
  /// The attribution to show below a catalog's films.
  package func footnotes(for source: CatalogSource) -> [String] { footnotes(source.attribution) }

  /// The attribution to show below a catalog's people.
  func peopleFootnotes(for source: CatalogSource) -> [String] { footnotes(source.peopleAttribution) }

  private func footnotes(_ attribution: String) -> [String] {
    attribution.isEmpty ? [] : [catalogText(attribution)]
  }

  /// The card of a film. `other` is the film's catalog if it is not the one in use.
  package func card(for movie: Movie, of other: CatalogSource? = nil, marks: FilmMarks?) -> MovieCard {
    MovieCard(
      id: movie.id, qualifiedID: other?.qualified(movie.id), title: movie.shownTitle,
      year: movie.releaseDate.map { String($0.year) } ?? unknownYear, score: badge(for: movie.rating),
      releaseDay: movie.releaseDate.map(date), overview: movie.overview.nonBlank, posterPath: movie.posterPath,
      marks: marks.map(self.marks) ?? [],
      route: .movie(id: movie.id, source: other?.idNamespace))
  }

  /// The card of a film on a list. In a catalog of new films, the day of a film that is coming or just out is a remark.
  /// `other` is the film's catalog if it is not the one in use.
  package func card(
    for movie: Movie, in list: MovieList?, of other: CatalogSource? = nil, from source: CatalogSource,
    today: CalendarDate, marks: FilmMarks?
  ) -> MovieCard {
    var card = card(for: movie, of: other, marks: marks)
    if source.newFilms == .released, let day = movie.releaseDate {
      if list == .upcoming, day <= today {
        card.remark = alreadyOut(date(day))
      } else if today.months(since: day) <= 2 {
        card.remark = date(day)
      }
    }
    return card
  }

  /// The marks that a card shows: of a favorite, of the watchlist, and of a film that the viewer has seen, with their
  /// rating.
  private func marks(_ marks: FilmMarks) -> [FilmMark] {
    let favorite = marks.shelves.contains(.favorites) ? FilmMark(.favorite, name: favoriteMark) : nil
    let watchlist = marks.shelves.contains(.watchlist) ? FilmMark(.watchlist, name: watchlistMark) : nil
    let rating = marks.rating.map(stars)
    let name = seenMark(isRated: rating != nil)
    let seen =
      marks.shelves.contains(.seen)
      ? FilmMark(.seen, name: name, text: rating, stars: rating, readAloud: rating.map { seenMark(rating: $0) }) : nil
    return [favorite, watchlist, seen].compactMap(\.self)
  }

  /// The shelves that a film is on, each with its text.
  package func shelves(of marks: FilmMarks) -> [FilmMark] {
    let day = marks.diary?.lastDay.map { date($0.date) }
    let rating = marks.rating.map(stars)
    let shelves: [(Shelf, FilmMark)] = [
      (.favorites, FilmMark(.favorite, text: favorite)),
      (.watchlist, FilmMark(.watchlist, text: onWatchlist)),
      (.seen, FilmMark(.seen, text: seen(on: day, rating: rating), stars: rating)),
    ]
    return shelves.filter { marks.shelves.contains($0.0) }.map(\.1)
  }

  /// The number of stars of a rating, such as 4.5 or 4.
  package func stars(_ rating: StarRating) -> String {
    rating.halves.isMultiple(of: 2) ? number(rating.halves / 2) : decimal(tenths: rating.halves * 5)
  }

  /// The position of the pages in the list.
  package func place<Element>(of pages: PagedList<Element>) -> String {
    self.pages(pages.firstPage...pages.lastPage, of: pages.totalPages)
  }

  /// The age of an outdated value; nil when it is up to date.
  package func age(of value: some StalenessReporting) -> String? { (value.staleness?.age).map { asOf($0) } }

  /// Sentences about what is missing from a list or outdated in it.
  package func warnings(about title: String, skipped: Int, error: CatalogError?) -> [String] {
    let missing = skipped > 0 ? [warning(about: title, saying: rowsSkipped(skipped) + ".")] : []
    // Offline mode was requested, so it needs no warning.
    guard let error, error.code != .offline else { return missing }
    return [warning(about: title, saying: sentences(about: error))] + missing
  }

  /// A sentence about an error, and one about how long to wait if the server says so. For a warning, which has no advice.
  package func sentences(about error: CatalogError) -> String {
    let isTimed = error.code == .rateLimited && error.retryAfter != nil
    return isTimed ? "\(sentence(for: error)) \(advice(for: error))" : sentence(for: error)
  }

  /// The score from 0 to 10 with one decimal, and its level.
  package func badge(for rating: Rating) -> ScoreBadge {
    guard let average = rating.average else { return ScoreBadge(text: notRated, level: .none) }
    let tenths = tenths(average)
    let level: ScoreBadge.Level =
      switch tenths {
      case 80...: .outstanding
      case 70..<80: .high
      case 50..<70: .middling
      default: .low
      }
    let text = decimal(tenths: tenths)
    return ScoreBadge(text: text, level: level, isTentative: rating.isTentative, spoken: ofTen(text))
  }

  /// A file size in whole kilobytes or tenths of megabytes, with the symbols of the units.
  public func size(_ bytes: Int, kilobytes: String, megabytes: String) -> String {
    guard bytes >= 1_000_000 else { return "\(number((bytes + 999) / 1000)) \(kilobytes)" }
    return "\(decimal(tenths: bytes / 100_000)) \(megabytes)"
  }

  /// How popular a film or a person is now, with one decimal.
  func popularity(_ value: Double) -> String { decimal(tenths: tenths(value)) }

  /// Rounds a number without the math library, which minimal builds omit.
  func tenths(_ value: Double) -> Int { Int(value * 10 + 0.5) }

  /// The message about a page that does not exist.
  package func emptyState(forPage number: Int, _ error: CatalogError) -> EmptyState {
    EmptyState(
      title: noPage(number, last: error.lastPage), advice: error.lastPage == nil ? advice(for: error) : "")
  }

  /// Leads from a page that does not exist to the last one, or to the first if the last is not known.
  package func hint(for error: CatalogError, _ route: (_ page: Int) -> Route) -> Hint {
    let last = error.lastPage ?? 1
    return Hint(text: last == 1 ? firstPage : lastPage, route: route(last))
  }

  /// One sentence per distinct cause, with advice for the first.
  package func emptyState(titled title: String, for errors: [CatalogError]) -> EmptyState {
    let sentences = errors.map { sentence(for: $0) }.unique
    let decisive = errors.first(where: \.isAboutCredential) ?? errors.first
    return EmptyState(
      title: title, message: sentences.joined(separator: " "), advice: decisive.map(advice) ?? "",
      link: decisive?.isAboutCredential == true ? Hint(text: logsIn, route: .logIn) : nil)
  }
}

extension Movie {
  /// The title. One without visible characters could not be chosen.
  package var shownTitle: String { title.nonBlank ?? originalTitle.nonBlank ?? "#\(id)" }
}

extension CatalogError {
  /// Whether the credential is missing or was rejected.
  package var isAboutCredential: Bool { code == .missingCredential || code == .rejectedCredential }

  /// How a request ends that fails with the error.
  package var outcome: Outcome { isAboutCredential ? .unauthorized : .failed }
}

extension [String?] {
  /// The remarks that there are, on one line; empty if there are none.
  package var joinedRemarks: String { compactMap(\.self).joined(separator: " · ") }
}

extension String {
  /// A sentence, which has no full stop if a title at its end has a mark of its own.
  package var ended: String { last.map { ".!?…。！？".contains($0) } ?? false ? self : self + "." }

  /// A title as it stands before a colon: in quotes if it ends in a mark of its own.
  package func beforeColon(_ opening: String, _ closing: String) -> String {
    last.map { "!?…！？".contains($0) } ?? false ? opening + self + closing : self
  }

  /// A sentence without its full stop, as it stands before another part of a line.
  package var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }

  /// Whether all letters are Latin.
  package var isLatin: Bool {
    unicodeScalars.allSatisfy { scalar in
      scalar.value < 0x250 || (0x1E00...0x1EFF).contains(scalar.value) || !scalar.properties.isAlphabetic
    }
  }

  /// Longer text is shortened so that the sentence around it stays readable.
  private static let longestQuote = 60

  /// The text as it is quoted in a sentence.
  package var quotable: String { count > Self.longestQuote ? prefix(Self.longestQuote - 1) + "…" : self }

  /// The text; nil when it has no visible characters.
  package var nonBlank: String? {
    // Most text begins with an ASCII letter, which is faster to check.
    if let first = utf8.first, (0x21..<0x7F).contains(first) { return self }
    return unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .nonspacingMark, .enclosingMark: true
      default: scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
      }
    } ? nil : self
  }
}
