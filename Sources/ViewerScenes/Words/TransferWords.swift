public import MovieDisplay
public import MovieDomain
public import MovieScenes

/// The text of the transfer scene.
public protocol TransferWords: Sendable {
  /// Shown during an import: the number of lines processed, and the total.
  func importing(_ count: Int, of total: Int) -> String
  /// A sentence: nothing was changed, and what follows would happen.
  var importDryRun: String { get }
  /// A sentence: the numbers of films and viewings added, of which one may be 0, and the shelf if all went to one; nil if
  /// they went to several, or the viewer has named it.
  func added(films: Int, viewings: Int, to shelf: Shelf?) -> String
  /// A sentence: the number of films that were on the shelf, and whose diary has changed.
  func updated(_ count: Int) -> String
  /// A sentence: the number of films that were on the shelf already, or in the library if `shelf` is nil.
  func alreadyThere(_ count: Int, on shelf: Shelf?) -> String
  /// A sentence: the number of films that keep a rating or tags other than those in the file.
  func differing(_ count: Int) -> String
  /// A sentence: the number of films that were taken off the watchlist, because the file says that they have been seen,
  /// and the titles of the first.
  func leftWatchlist(_ count: Int, _ titles: [String]) -> String
  /// Sentences: ratings and days of watching were left out, because the shelf has no room for them.
  var leftOutDiary: String { get }
  /// Sentences: why the import stopped early, as given, and how to add the rest.
  func importStopped(by sentence: String) -> String
  /// The title of lines that were not imported, by reason.
  func title(of section: TransferScene.Section.ID) -> String
  /// The number of lines, or of entries in a file that may have several on a line.
  func lines(_ count: Int, areEntries: Bool) -> String
  /// The number of lines or entries that follow the listed ones, and are not listed themselves.
  func moreLines(_ count: Int, areEntries: Bool) -> String
  /// The position of a line in the file, or of an entry, counted from 1.
  func line(_ number: Int, isEntry: Bool) -> String
  /// Why a line was not imported, without a capital letter and a period, unless it is a sentence about an error.
  func reason(_ reason: ImportReport.Reason) -> String
  /// The title shown when nothing was imported.
  var notImported: String { get }
  /// A sentence: the file, or standard input if `path` is nil, contains no films.
  func noFilms(in path: String?) -> String

  /// Shown during an export.
  var exporting: String { get }
  /// A sentence: the number of films exported, and the file.
  func exported(_ count: Int, to path: String) -> String
  /// The title shown when nothing was exported.
  var notExported: String { get }
  /// The name of the part that a warning about an export concerns.
  var export: String { get }
  /// Sentences: films were exported without their details, which are missing or cannot be read, and what to do.
  func withoutDetails(_ count: Int, _ names: [String]) -> String
}

extension ViewerWords where Self: EnglishFallback {
  public func importing(_ count: Int, of total: Int) -> String {
    "Importing: \(number(count)) of \(number(total))…"
  }
  public func added(films: Int, viewings: Int, to shelf: Shelf?) -> String {
    let counted = [
      films == 0 ? nil : self.films(films),
      viewings == 0 ? nil : self.counted(viewings, "viewing"),
    ].compactMap(\.self)
    return "Added \(counted.joined(separator: " and "))\(shelf.map { " to \(place(of: $0))" } ?? "")."
  }
  public func updated(_ count: Int) -> String { "Updated \(films(count))." }
  public func leftWatchlist(_ count: Int, _ names: [String]) -> String {
    "Took \(films(count)) off the watchlist\(listed(names, of: count))".ended
  }
  public func alreadyThere(_ count: Int, on shelf: Shelf?) -> String {
    "\(films(count)) \(count == 1 ? "was" : "were") already \(shelf.map { state(on: $0) } ?? "in the library")."
  }
  public func differing(_ count: Int) -> String {
    "\(films(count)) \(count == 1 ? "keeps" : "keep") a rating or tags that differ from the file."
  }
  public var importDryRun: String { "This was a dry run, and nothing was changed. The import would report:" }
  public var leftOutDiary: String {
    "The file has ratings or days of watching, which belong to the films you have seen. They were left out."
  }
  public func importStopped(by sentence: String) -> String { "\(sentence) Import the file again to add the rest." }
  public func title(of section: TransferScene.Section.ID) -> String {
    switch section {
    case .notMatched: "Not found"
    case .failed: "Could not be loaded"
    case .malformed: "Skipped"
    case .withoutReview: "Left out the review and tags, which need a day of watching"
    case .partial: "Imported in part"
    case .untried: "Not tried"
    }
  }
  public func lines(_ count: Int, areEntries: Bool) -> String {
    areEntries ? counted(count, "entry", plural: "entries") : counted(count, "line")
  }
  public func moreLines(_ count: Int, areEntries: Bool) -> String {
    "and "
      + (areEntries
        ? counted(count, "more entry", plural: "more entries") : counted(count, "more line"))
  }
  public func line(_ number: Int, isEntry: Bool) -> String { "\(isEntry ? "entry" : "line") \(number)" }
  public func reason(_ reason: ImportReport.Reason) -> String {
    switch reason {
    case .noTitle: "no title and no id"
    case .fieldCount: "more or fewer fields than the header"
    case .quotes: "unbalanced quotes"
    case .invalidYear(let text): "“\(text)” is not a year"
    case .invalidID(let text): "“\(text)” is not an id"
    case .invalidRating(let text): "“\(text)” is not a rating from 0.5 to 5 stars, in half stars"
    case .invalidRatingOfTen(let text): "“\(text)” is not a rating from 0.5 to 10"
    case .invalidDay(let text): "“\(text)” is not a date"
    case .futureDay(let day): "\(date(day)) is in the future"
    case .earlyDay(let day): "\(date(day)) is before the first film"
    case .otherReview: "this viewing already has another review, which stays"
    case .notAFilm: "not a film"
    case .unknownShelf: "does not say which list it is on"
    case .noSuchTitle: "no film has this title"
    case .noSuchID: "no film has this id"
    case .otherCatalog: "its id can only be looked up with an access token"
    case .otherYear(let year): "the film with this title is from \(year)"
    case .severalFilms(let films): "several films match: \(films.map(\.choice).joined(separator: ", "))"
    case .failed(let error): sentence(for: error)
    }
  }
  public var notImported: String { "Nothing was imported" }
  public func noFilms(in path: String?) -> String { "\(path ?? "The input") contains no films." }

  public var exporting: String { "Exporting…" }
  public func exported(_ count: Int, to path: String) -> String {
    "Exported \(films(count)) to \(path)."
  }
  public var notExported: String { "Nothing was exported" }
  public var export: String { "Export" }
  public func withoutDetails(_ count: Int, _ names: [String]) -> String {
    "\(films(count)) exported without details, which are missing or cannot be read\(listed(names, of: count))"
      .ended + " Add \(count == 1 ? "it" : "them") again to load the details."
  }
}
