public import MovieDomain
public import MovieScenes

/// The program's own text, in addition to that of its scenes.
public protocol ProgramWords: Words {
  var auth: any AuthWords { get }
  var doctor: any DoctorWords { get }

  /// The built-in films are shown, and how to get more; one line.
  var builtInFilms: String { get }
  /// Prompts for a token or API key, which is not echoed.
  var asksForCredential: String { get }
  /// Sentences: what is wrong with a variable that holds a URL.
  func addressMalformed(_ variable: String) -> String
  func addressUnsupported(_ variable: String) -> String
  func addressInsecure(_ variable: String) -> String
  func addressHoldsCredential(_ variable: String) -> String
  /// The variable does not hold a valid credential.
  func notACredential(_ variable: String) -> String
  /// A recording is being replayed.
  func replaying(_ directory: String) -> String
  func noRecording(_ directory: String) -> String
  /// There is nothing to record because no requests are sent.
  var nothingToRecord: String { get }
  /// The pager was not found, so the text is printed directly.
  func noPager(_ command: String) -> String
}

extension Language {
  /// The program's text in this language; English if there is no translation.
  public var programWords: any ProgramWords { code == "ru" ? RussianProgramWords() : EnglishProgramWords() }
}
