/// The text of the home scene.
public protocol HomeWords: Sendable {
  var emptyShelf: String { get }
  func freeSinceJanuary(of year: Int) -> String
  func freeFromJanuary(of year: Int) -> String
}
