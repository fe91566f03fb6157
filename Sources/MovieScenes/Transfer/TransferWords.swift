public import MovieDisplay

/// The words of the transfer scene.
public protocol TransferWords: Sendable {
  func importing(_ count: Int, of total: Int) -> String
  /// What was done, a whole sentence.
  func added(_ count: Int) -> String
  func alreadyThere(_ count: Int) -> String
  /// Why the rest of a file was left, with what to do: whole sentences.
  func stopped(by sentence: String) -> String
  func title(of section: TransferScene.Section.ID) -> String
  func lines(_ count: Int) -> String
  func line(_ number: Int) -> String
  var notImported: String { get }
  /// That a file, or what was handed to the program, names no film; a whole sentence.
  func noFilms(in path: String?) -> String

  var exporting: String { get }
  func exported(_ count: Int, to path: String) -> String
  var notExported: String { get }
}
