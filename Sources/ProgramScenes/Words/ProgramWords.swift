public import MovieDomain
public import MovieScenes

/// What the program says beside the words of its scenes.
public protocol ProgramWords: Words {
  var auth: any AuthWords { get }
  var doctor: any DoctorWords { get }

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

extension Language {
  /// The program's words in this language, or in English where there are none.
  public var programWords: any ProgramWords { code == "ru" ? RussianProgramWords() : EnglishProgramWords() }
}
