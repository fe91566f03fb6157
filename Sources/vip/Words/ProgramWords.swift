import ArgumentParser
import MovieBrowser
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieText

/// The program's own text, in addition to that of its scenes.
protocol ProgramWords: BrowserWords {
  var adviceOnKeys: String { get }
  var needsTerminal: String { get }
  var adviceOnTerminal: String { get }

  /// A sentence: what a command does. The help is in English.
  func explanation(of command: any ParsableCommand.Type) -> String
  /// Words that people type to have a film picked.
  var namesOfPicking: String { get }
  /// Words that people type for their recent searches.
  var namesOfHistory: String { get }
  /// One line: the built-in films are shown, and how to get more.
  var showsBuiltInFilms: String { get }
  /// Introduces the command that logs in, below a page of built-in films.
  var allFilmsOfTMDb: String { get }
  /// The prompt for the number of one of several films or people.
  func asksForChoice(upTo count: Int) -> String
  var explainsDialogue: String { get }
  var asksWhatNext: String { get }
  /// A sentence: the page has no such number.
  func noSuchNumber(_ number: String) -> String
  /// A sentence: what is wrong with a command line. The usage is that of its command, as in the help; nil for none.
  func sentence(aboutLine line: String, usage: () -> String?, inEnglish sentence: String) -> String
  /// A sentence: arguments that are words of one title must be quoted.
  func quoteTitle(_ title: String) -> String
  /// A line: films or people are read from the terminal, and how to end the list.
  var readsTerminal: String { get }
  func sentence(for problem: InputProblem) -> String
  var adviceOnLongLists: String { get }
  /// The prompt for a token or API key, which is not echoed.
  var asksForCredential: String { get }
  /// The prompt that waits until the user has approved in the web browser.
  var asksForApproval: String { get }
  /// A sentence: why the URL in the environment variable cannot be used, and what it should be like.
  func sentence(for error: TMDbAddressError, in variable: String, like example: String) -> String
  func notATimeLimit(_ variable: String) -> String
  func notACredential(_ variable: String) -> String
  func replaying(_ directory: String) -> String
  func noRecording(_ directory: String) -> String
  var adviceOnRecording: String { get }
  var nothingToRecord: String { get }
  func notUTF8(_ name: String) -> String
  func outputFailed(because reason: String) -> String
  /// A sentence: what is shown comes from the cache, because it could not be loaded again.
  var notRefreshedData: String { get }
  func noPager(_ command: String) -> String
  var postersNeedColors: String { get }
  /// What a warning is about if pictures could not be loaded.
  var posters: String { get }
  /// A sentence: the number of lists from Trakt that were not imported, because the viewer has made them.
  func leftOut(lists count: Int) -> String
  var interrupted: String { get }
  var adviceOnPager: String { get }

  // MARK: - Auth

  // The labels of the credential in use, where it is, those that it takes precedence over, whether the server accepts it,
  // and the user's account.
  var credential: String { get }
  var credentialSource: String { get }
  var unusedCredential: String { get }
  var credentialCheck: String { get }
  var account: String { get }

  /// The name of a kind of credential, without a capital letter.
  func name(of kind: Credential.Kind) -> String
  /// The value of a credential that the server accepts.
  var credentialAccepted: String { get }
  /// The value of a credential that could not be checked, with the reason.
  func credentialNotChecked(_ reason: String) -> String
  /// The reason for not checking a credential in offline mode, without a period.
  var offlineReason: String { get }
  /// The title shown when the server rejects the credential in use.
  func credentialRejected(_ kind: Credential.Kind, in location: String) -> String
  func name(of kind: Credential.Kind, in location: String) -> String

  /// The value of an account that a sync may use.
  var accountApproved: String { get }
  /// A sentence: the approval was removed here, but is still known to the server, and what to do.
  var approvalRemains: String { get }
  /// Introduces the command or button that syncs.
  var syncsAccount: String { get }

  var notLoggedIn: EmptyState { get }
  /// A link to the page that logs in, below built-in films.
  var opensAllFilms: String { get }
  /// A link to the hidden field for a token.
  var entersToken: String { get }
  /// Where to get a token, without a period.
  func tokenAdvice(_ address: String) -> String

  var noCredentialEntered: EmptyState { get }
  var invalidCredential: EmptyState { get }
  /// The title shown when the credential could not be verified.
  func credentialNotSaved(_ kind: Credential.Kind) -> String
  func credentialSaved(_ kind: Credential.Kind, in location: String) -> String
  func loggedOut(_ location: String) -> String
  var wasNotLoggedIn: String { get }
  func takesPrecedence(_ variable: String) -> String
  func variableRemains(_ variable: String) -> String
  /// The title shown when the stored credential could not be read.
  var credentialNotRead: String { get }
  /// The title shown when the stored credential could not be changed.
  var nothingChanged: String { get }

  // MARK: - Doctor

  var doctorTitle: String { get }
  func title(of subject: HealthFinding.Subject) -> String
  func healthSummary(troubles: Int, remarks: Int) -> String
  /// What is read aloud in place of a finding's mark.
  func verdict(_ verdict: HealthFinding.Verdict) -> String

  // The labels of what is checked.
  var server: String { get }
  var cache: String { get }
  var yourFilms: String { get }
  var screen: String { get }
  var abilities: String { get }
  var pager: String { get }

  /// The value of a library that could not be loaded.
  var libraryMissing: String { get }
  func adviceOnMissing(_ role: HealthFinding.Library.Role) -> String
  /// The value of a library or a connection without TLS.
  var withoutTLS: String { get }
  /// The value of a library without HTTP/2.
  var withoutHTTP2: String { get }

  func exposed(_ path: String) -> String
  var adviceOnExposed: String { get }

  /// The server responded in a number of milliseconds; `protocols` are such as HTTP/2 and TLS.
  func responded(_ host: String, milliseconds: Int, over protocols: [String]) -> String
  func replayed(_ host: String) -> String
  func notContacted(_ host: String) -> String
  /// The value of a pager that is not set.
  var noPagerSet: String { get }

  /// The value of a file, or of the folder of the cache, that does not exist yet.
  func absent(_ path: String) -> String
  /// The value of the films: their number and their file.
  func films(_ count: Int, in path: String) -> String
  /// The value of the cache: the number of responses, the size and the folder.
  func cache(_ count: Int, bytes: Int, in path: String) -> String
  func unreadable(_ count: Int, in path: String) -> String
  func damaged(_ path: String) -> String
  var adviceOnDamaged: String { get }
  /// A damaged library was renamed to the path, which still exists.
  func setAside(_ path: String) -> String
  var adviceOnSetAside: String { get }
  func name(of folder: HealthFinding.FolderKind) -> String
  /// The value of a folder in which files can be written.
  func writable(_ path: String) -> String

  /// The value of where the text goes: whether it is a terminal, and its width.
  func columns(_ count: Int, isTerminal: Bool) -> String

  // MARK: - Web pages and videos

  func opened(_ address: String, with program: String) -> String
  /// The title shown when a film has no such page or video, as far as it is known.
  func notFound(_ target: OpeningScene.Target, of title: String) -> String
  /// The title shown when services offer a film, but none of the viewer's.
  func notOnOwnServices(_ title: String) -> String
  /// The title shown when services offer a film, but the page with the offers has no address.
  func noAddress(ofOffers title: String) -> String
  func adviceOnServices(of film: Int) -> String
  /// The title shown when a film enters the public domain in a later year.
  func notFree(_ title: String, until year: Int) -> String
  /// The title shown when an address may not be opened.
  var unsafeAddress: String { get }
  /// The title shown when no program opens addresses.
  var noOpener: String { get }
  /// The title shown when a program could not open an address.
  func openerFailed(_ program: String) -> String
}

extension Language {
  /// The program's text in all languages, English first.
  static let allProgramWords: [any ProgramWords] = [EnglishProgramWords(), RussianProgramWords()]

  /// The program's text in this language; English if there is no translation.
  var programWords: any ProgramWords {
    Self.allProgramWords.first { $0.languageCode == code } ?? Self.allProgramWords[0]
  }
}

extension Shelf {
  /// An example of the command that puts a film on the shelf.
  var addingCommand: String { self == .seen ? "vip seen 12 --rate 4.5" : "vip \(rawValue) add 12" }
}
