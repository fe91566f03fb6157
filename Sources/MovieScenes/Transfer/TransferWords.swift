public import MovieDisplay

/// The text of the transfer scene.
public protocol TransferWords: Sendable {
  func importing(_ count: Int, of total: Int) -> String
  /// A sentence reporting the result.
  func added(_ count: Int) -> String
  func alreadyThere(_ count: Int) -> String
  /// Sentences explaining why the import stopped and what to do.
  func stopped(by sentence: String) -> String
  func title(of section: TransferScene.Section.ID) -> String
  func lines(_ count: Int) -> String
  func line(_ number: Int) -> String
  var notImported: String { get }
  /// A sentence: the file, or standard input if `path` is nil, contains no films.
  func noFilms(in path: String?) -> String

  var exporting: String { get }
  func exported(_ count: Int, to path: String) -> String
  var notExported: String { get }
  /// The name of the part that a warning about an export concerns.
  var export: String { get }
  /// Sentences: films were exported without their details, which are missing or cannot be read, and what to do.
  func withoutDetails(_ count: Int, _ names: [String]) -> String
}
