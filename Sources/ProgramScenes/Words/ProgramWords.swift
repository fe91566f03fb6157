public import MovieDomain
public import MovieScenes

/// The program's own text, in addition to that of its scenes.
public protocol ProgramWords: Words {
  /// The text of the auth scene.
  var auth: any AuthWords { get }
  /// The text of the doctor scene.
  var doctor: any DoctorWords { get }
  /// The text about opening web pages and videos.
  var opening: any OpeningWords { get }

  /// One line: the built-in films are shown, and how to get more.
  var builtInFilms: String { get }
  /// Introduces the command that logs in, below a page of built-in films.
  var allFilmsOfTMDb: String { get }
  /// The prompt for the number of one of several films or people.
  func asksForChoice(upTo count: Int) -> String
  /// A sentence: arguments that are words of one title must be quoted.
  func quoteTitle(_ title: String) -> String
  /// A line: films or people are read from the terminal, and how to end the list.
  var readsTerminal: String { get }
  /// A sentence: why what is on standard input cannot be used.
  func sentence(for problem: InputProblem) -> String
  /// A sentence: what to do about it; empty if there is nothing to do.
  func advice(for problem: InputProblem) -> String
  /// The prompt for a token or API key, which is not echoed: where to get one, and what to type on the last line.
  var asksForCredential: String { get }
  /// A sentence: the environment variable does not contain a URL.
  func addressMalformed(_ variable: String) -> String
  /// A sentence: the URL in the environment variable has an unsupported scheme.
  func addressUnsupported(_ variable: String) -> String
  /// A sentence: the URL in the environment variable is not encrypted and not on this machine.
  func addressInsecure(_ variable: String) -> String
  /// A sentence: the URL in the environment variable contains a user name or password.
  func addressHoldsCredential(_ variable: String) -> String
  /// A sentence: the environment variable does not contain whole seconds from 1 to 3600.
  func notATimeLimit(_ variable: String) -> String
  /// A sentence: the environment variable does not contain a valid credential.
  func notACredential(_ variable: String) -> String
  /// A sentence: a recording is being replayed.
  func replaying(_ directory: String) -> String
  /// A sentence: the folder contains no recording.
  func noRecording(_ directory: String) -> String
  /// A sentence: how to make a recording.
  var adviceOnRecording: String { get }
  /// A sentence: nothing is recorded, because no requests are sent.
  var nothingToRecord: String { get }
  /// A sentence: how many files the system lets the program open, and how many it needs.
  func tooFewFiles(_ limit: Int, needed: Int) -> String
  /// How to raise the limit on open files.
  var adviceOnFileLimit: String { get }
  /// A sentence: an argument, or the environment variable of this name, is not valid UTF-8.
  func notUTF8(_ name: String) -> String
  /// A sentence: what is shown comes from the cache, because it could not be loaded again.
  var notRefreshedData: String { get }
  /// A sentence: the pager was not found, so the text is printed directly.
  func noPager(_ command: String) -> String
  /// Sentences: posters were requested but cannot be shown, and what they need.
  var noPosters: String { get }
  /// A sentence: how to choose another pager.
  var adviceOnPager: String { get }
}

extension Language {
  /// The program's text in this language; English if there is no translation.
  public var programWords: any ProgramWords { code == "ru" ? RussianProgramWords() : EnglishProgramWords() }
}
