/// What a program around the scenes has to say: about its settings, not about films.
public protocol ProgramWords: Sendable {
  /// That the films are the built-in ones, and how to get more; short enough for a line.
  var builtInFilms: String { get }
  /// Asks for a token or a key, which nobody will see; ends where typing begins.
  var asksForCredential: String { get }
  /// What is wrong with a variable that holds an address; each a whole sentence.
  func addressMalformed(_ variable: String) -> String
  func addressUnsupported(_ variable: String) -> String
  func addressInsecure(_ variable: String) -> String
  func addressHoldsCredential(_ variable: String) -> String
  /// That a variable holds what no token can.
  func notACredential(_ variable: String) -> String
  /// That a recording stands in for the network.
  func replaying(_ directory: String) -> String
  func noRecording(_ directory: String) -> String
  /// That films without a network leave nothing to record.
  var nothingToRecord: String { get }
  /// That there is no such program to read long texts in, so that this one is written as it is.
  func noPager(_ command: String) -> String
}
