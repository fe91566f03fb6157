public import MovieDisplay
public import MovieDomain

/// The text of the transfer scene.
public protocol TransferWords: Sendable {
  /// Shown during an import: the number of lines processed, and the total.
  func importing(_ count: Int, of total: Int) -> String
  /// A sentence: nothing was changed, and what follows would happen.
  var dryRun: String { get }
  /// A sentence: the numbers of films and viewings added, of which one may be 0.
  func added(films: Int, viewings: Int) -> String
  /// A sentence: the number of films that were on the shelf, and whose diary has changed.
  func updated(_ count: Int) -> String
  /// A sentence: the number of films that were on the shelf already, or in the library if `shelf` is nil.
  func alreadyThere(_ count: Int, on shelf: Shelf?) -> String
  /// A sentence: the number of films that were taken off the watchlist, because the file says that they have been seen.
  func leftWatchlist(_ count: Int) -> String
  /// Sentences: ratings and days of watching were left out, because the shelf has no room for them.
  var leftOutDiary: String { get }
  /// Sentences: why the import stopped early, as given, and how to add the rest.
  func stopped(by sentence: String) -> String
  /// The title of lines that were not imported, by reason.
  func title(of section: TransferScene.Section.ID) -> String
  /// The number of lines, or of entries in a file that may have several on a line.
  func lines(_ count: Int, areEntries: Bool) -> String
  /// The number of lines or entries that follow the listed ones, and are not listed themselves.
  func moreLines(_ count: Int, areEntries: Bool) -> String
  /// The position of a line in the file, counted from 1.
  func line(_ number: Int) -> String
  /// The position of an entry in a file that may have several on a line, counted from 1.
  func entry(_ number: Int) -> String
  /// Why a line was not imported, without a capital letter and a period. Never asked for `.failed`.
  func reason(_ reason: ImportReport.Reason) -> String
  /// The title shown when nothing was imported.
  var notImported: String { get }
  /// A sentence: the file, or standard input if `path` is nil, contains no films.
  func noFilms(in path: String?) -> String

  /// Shown during an export.
  var exporting: String { get }
  /// A sentence: the number of favorites exported, and the file.
  func exported(_ count: Int, to path: String) -> String
  /// The title shown when nothing was exported.
  var notExported: String { get }
  /// The name of the part that a warning about an export concerns.
  var export: String { get }
  /// Sentences: films were exported without their details, which are missing or cannot be read, and what to do.
  func withoutDetails(_ count: Int, _ names: [String]) -> String
}
