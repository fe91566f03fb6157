/// The text of the home scene.
public protocol HomeWords: Sendable {
  /// A sentence shown in a shelf without films.
  var emptyShelf: String { get }
  /// A note on the shelf of new releases: its films entered the public domain in January of a year.
  func freeSinceJanuary(of year: Int) -> String
  /// A note on the shelf of upcoming films: they will enter the public domain in January of a year.
  func freeFromJanuary(of year: Int) -> String
}
