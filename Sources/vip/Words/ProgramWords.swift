import ArgumentParser
import MovieBrowser
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import ViewerScenes

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
  /// One line below an error: no others are available, and how to get more.
  var hasOnlyBuiltInFilms: String { get }
  /// The prompt for the number of one of several films or people.
  func asksForChoice(upTo count: Int) -> String
  var explainsDialogue: String { get }
  /// How a setting is changed, after the settings in a dialogue.
  var explainsSettings: String { get }
  var asksWhatNext: String { get }
  /// A sentence: nothing has such a number.
  func noSuchNumber(_ number: String) -> String
  /// A sentence: what is wrong with a command line. The usage is that of its command, as in the help; nil for none.
  func sentence(aboutLine line: String, usage: () -> String?, inEnglish sentence: String) -> String
  /// A sentence: arguments that are words of one title must be quoted.
  func quoteTitle(_ title: String) -> String
  /// A sentence: what is no id among arguments of which most are ids.
  func notIDs(_ words: [String]) -> String
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
  var notChangedInReplay: String { get }
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
  /// A sentence: the names of files of services that were not imported, because they are about something else.
  func leftOut(files: [String]) -> String
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
  /// Introduces the command or the link that logs in, below built-in films.
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
  func adviceOnServices(of film: String) -> String
  /// The title shown when a film enters the public domain in a later year.
  func notFree(_ title: String, until year: Int) -> String
  /// The title shown when an address may not be opened.
  var unsafeAddress: String { get }
  /// The title shown when no program opens addresses.
  var noOpener: String { get }
  /// The title shown when a program could not open an address.
  func openerFailed(_ program: String) -> String
}

struct EnglishProgramWords: ProgramWords, EnglishFallback {
  var languageCode: String { "en" }
  var adviceOnKeys: String { "All commands and their keys: press ? in vip browse, or see vip manual." }
  var needsTerminal: String { "vip browse needs a terminal that can move the cursor." }
  var adviceOnTerminal: String { "Use vip home, vip search and the other commands: vip help" }

  func sentence(for error: CatalogError) -> String {
    switch error.code {
    case .missingCredential: "A TMDb access token is required."
    case .unavailable: "libcurl could not be loaded."
    case .offline: "Not in the cache, and --offline is set."
    default: EnglishWords().sentence(for: error)
    }
  }

  func advice(for error: CatalogError) -> String {
    switch error.code {
    case .missingCredential: "To log in: vip auth login"
    case .unavailable: "Install libcurl 7.85 or newer (libcurl4 on Debian) and try again."
    case .offline: "Run it again without --offline."
    default: EnglishWords().advice(for: error)
    }
  }

  func sentence(for error: StoreError) -> String {
    let file = error.path?.nonBlank ?? "Standard input"
    return switch error.code {
    case .noFilms: "\(file) is not a film list vip can read."
    case .noTitleColumn: "\(file) has none of the columns Title, Name, tmdbID and imdbID."
    default: EnglishWords().sentence(for: error)
    }
  }

  func advice(for error: StoreError) -> String {
    switch error.code {
    case .foreign:
      "Move it away. To keep the films of an earlier version, first export them with it: vip export films.json"
    case .noFolder: "Set HOME to this user's home folder."
    case .fileExists: "Use --force to overwrite it."
    case .unreadableFilms: "Run vip favorites repair and import the file, or export to a new file."
    case .unreadableDiary: adviceOnUnreadable
    case .unknownShelf: "Use vip favorites import, vip watchlist import or vip seen import."
    case .unknownFormat: "Use a name that ends in .json or .csv, or add --format."
    case .malformed where !error.invalidSettings.isEmpty:
      "Reset with \(error.commandsToReset.joined(by: "and"))."
    default: EnglishWords().advice(for: error)
    }
  }

  func explanation(of command: any ParsableCommand.Type) -> String { command.configuration.abstract }
  var namesOfPicking: String { "random surprise" }
  var namesOfHistory: String { "history" }
  var showsBuiltInFilms: String { "Showing the built-in films. For all of TMDb: vip auth login" }
  var hasOnlyBuiltInFilms: String { "Only the built-in films are available. For all of TMDb: vip auth login" }
  func asksForChoice(upTo count: Int) -> String { "Which one? (1 to \(count), or Enter to cancel) " }
  var explainsDialogue: String {
    "Type a number, a command or words to search for. Enter reads the page again, b goes back, u undoes, q quits."
  }
  var explainsSettings: String {
    "To change a setting, type settings set, its name and the value, such as: settings set theme dark"
  }
  var asksWhatNext: String { "What next? " }
  func noSuchNumber(_ number: String) -> String { "There is no number \(number) here." }
  func sentence(aboutLine line: String, usage: () -> String?, inEnglish sentence: String) -> String { sentence }
  func quoteTitle(_ title: String) -> String {
    "Nothing was done. If these words are one title, quote them: '\(title)'"
  }
  func notIDs(_ words: [String]) -> String { "Nothing was done. Not an id: \(words.joined(separator: ", "))" }
  var asksForCredential: String { "TMDb access token or API key (input is hidden): " }
  var asksForApproval: String { "Or press Enter here when you have approved it. " }
  var readsTerminal: String { "Reading from the terminal, one entry per line. Press Ctrl-D to end." }
  func sentence(for problem: InputProblem) -> String {
    switch problem {
    case .unreadable(let reason): "Could not read standard input: \(reason)."
    case .empty: "Standard input has no entries."
    case .tooLong:
      "Standard input is longer than \(size(InputList.longest, kilobytes: "KB", megabytes: "MB"))."
    case .tooManyEntries: "Standard input has more than \(number(InputList.mostEntries)) entries."
    case .several(let count): "Standard input has \(number(count)) entries, but this command takes one."
    case .notText(let line): "Line \(number(line)) of standard input is not UTF-8 text."
    case .lineTooLong(let line): "Line \(number(line)) of standard input is too long for a title or a name."
    }
  }
  var adviceOnLongLists: String { "Give them in parts, as xargs -n 1000 does. To add a long list: vip import" }
  func sentence(for error: TMDbAddressError, in variable: String, like example: String) -> String {
    switch error {
    case .malformed: "\(variable) is not a URL such as \(example)."
    case .unsupportedScheme: "\(variable) must start with https://."
    case .insecure: "\(variable) must start with https://. Plain http is allowed only for this machine."
    case .holdsCredential: "\(variable) must not contain a user name or password."
    }
  }
  func notATimeLimit(_ variable: String) -> String {
    "\(variable) must be a number of seconds from 1 to 3600."
  }
  func notACredential(_ variable: String) -> String {
    "\(variable) contains invalid characters."
  }
  func replaying(_ directory: String) -> String { "Replaying \(directory)." }
  var notChangedInReplay: String { "Nothing can be changed with --replay." }
  func noRecording(_ directory: String) -> String {
    "\(directory) contains no recording."
  }
  var adviceOnRecording: String { "To make one: vip home --record FOLDER" }
  var nothingToRecord: String { "Nothing to record: the built-in films need no network." }
  func notUTF8(_ name: String) -> String { "\(name) is not valid UTF-8." }
  func outputFailed(because reason: String) -> String { "Could not write output: \(reason)." }
  var postersNeedColors: String {
    "Posters need a terminal with 256 colors, so there are none. In a pipe, set TERM=xterm-256color and add "
      + "--images blocks --color always."
  }
  var posters: String { "Posters" }
  var notRefreshedData: String { "Could not be refreshed; cached data was used." }
  func noPager(_ command: String) -> String {
    "The pager “\(command)” was not found; output is not paged."
  }
  func leftOut(files: [String]) -> String {
    "Left out \(files.joined(by: "and")): no list of favorites, of films to watch or of films you have seen."
  }
  var interrupted: String { "Interrupted." }
  var adviceOnPager: String { "Set VIP_PAGER to another pager." }

  var adviceOnUnreadable: String { "Run vip favorites repair to move what cannot be read to a separate file." }
  func none(on shelf: Shelf) -> EmptyState {
    EnglishWords().none(on: shelf).advising("Add one: \(shelf.addingCommand)")
  }

  func unknownValue(_ criterion: MovieFilter.Criterion, _ name: String, suggestions: [String]) -> EmptyState {
    let state = EnglishWords().unknownValue(criterion, name, suggestions: suggestions)
    return criterion == .genre ? state.advising("To see all genres: vip genres") : state
  }

  var adviceWithoutIMDbIDs: String { "Use a title, a name or an id. For all of TMDb: vip auth login" }
  var adviceOnServices: String { "Name yours: vip settings set services 'Netflix, MUBI'" }

  var leftOutDiary: String {
    "The file has ratings or days of watching, which were left out. To import them: vip seen import"
  }
  func noFilms(in path: String?) -> String { "\(path ?? "Standard input") contains no films." }
}

// MARK: - Auth

extension EnglishProgramWords {
  var credential: String { "Credential" }
  func name(of kind: Credential.Kind) -> String { kind == .apiKey ? "API key" : "access token" }
  var credentialSource: String { "Source" }
  var unusedCredential: String { "Not used" }
  var credentialCheck: String { "Check" }
  var credentialAccepted: String { "accepted by TMDb" }
  func credentialNotChecked(_ reason: String) -> String { "not checked: \(reason)" }
  func credentialRejected(_ kind: Credential.Kind, in location: String) -> String {
    "TMDb rejected the \(name(of: kind, in: location))"
  }
  func name(of kind: Credential.Kind, in location: String) -> String { "\(name(of: kind)) in \(location)" }
  var account: String { "Account" }
  var accountApproved: String { "has a stored approval for vip sync" }
  var approvalRemains: String {
    "TMDb could not be told, so withdraw the approval at https://www.themoviedb.org/settings/apps."
  }
  var syncsAccount: String { "Sync with an account at TMDb" }

  var notLoggedIn: EmptyState {
    EmptyState(
      title: "Not logged in to TMDb", message: "vip uses the built-in films.",
      advice: "Get a token at themoviedb.org (Settings > API).")
  }
  var opensAllFilms: String { "Log in for all of TMDb" }
  var entersToken: String { "Enter an access token or API key" }
  func tokenAdvice(_ address: String) -> String { "Copy the API Read Access Token from \(address)" }

  var noCredentialEntered: EmptyState {
    EmptyState(
      title: "No token given", message: "Paste it at the prompt or pass it on standard input.",
      advice: "Get one at themoviedb.org (Settings > API).")
  }
  var invalidCredential: EmptyState {
    EmptyState(
      title: "Not a valid token", message: "It contains invalid characters or is too long.",
      advice: "Copy the whole token again.")
  }
  func credentialNotSaved(_ kind: Credential.Kind) -> String { "The \(name(of: kind)) was not saved" }
  func credentialSaved(_ kind: Credential.Kind, in location: String) -> String {
    "Logged in to TMDb. \(kind == .apiKey ? "API key" : "Token") saved to \(location)."
  }
  func loggedOut(_ location: String) -> String { "Logged out. Removed the credential in \(location)." }
  var wasNotLoggedIn: String { "You were not logged in." }
  func takesPrecedence(_ variable: String) -> String { "\(variable) is set and takes precedence." }
  func variableRemains(_ variable: String) -> String { "\(variable) is still set and will be used." }
  var credentialNotRead: String { "Could not read the credential" }
  var nothingChanged: String { "Nothing was changed" }
}

// MARK: - Doctor

extension EnglishProgramWords {
  var doctorTitle: String { "Health" }
  func title(of subject: HealthFinding.Subject) -> String {
    switch subject {
    case .program: "Program"
    case .access: "Access to TMDb"
    case .network: "Network"
    case .files: "Files"
    case .terminal: "Terminal"
    }
  }
  func verdict(_ verdict: HealthFinding.Verdict) -> String {
    verdict == .trouble ? "Problem" : verdict == .remark ? "Note" : "OK"
  }
  func healthSummary(troubles: Int, remarks: Int) -> String {
    let problems = troubles == 0 ? "No problems" : "\(counted(troubles, "problem")) found"
    return problems + (remarks == 0 ? "." : ", \(counted(remarks, "note")).")
  }

  var libraryMissing: String { "could not be loaded" }
  func adviceOnMissing(_ role: HealthFinding.Library.Role) -> String {
    switch role {
    case .transport: advice(for: CatalogError(.unavailable))
    case .database: "Reinstall this program."
    case .pictures: "Install libjpeg to see posters instead of title cards."
    }
  }
  var withoutTLS: String { "no TLS" }
  var withoutHTTP2: String { "no HTTP/2" }

  func exposed(_ path: String) -> String { "\(path) is readable by other users." }
  var adviceOnExposed: String { "Run chmod 600 on the file." }

  var server: String { "Server" }
  func responded(_ host: String, milliseconds: Int, over protocols: [String]) -> String {
    let time = milliseconds == 0 ? "under 1 ms" : "\(number(milliseconds)) ms"
    return "\(host) responded in \(time) (\(protocols.joined(separator: ", ")))"
  }
  func notContacted(_ host: String) -> String { "\(host) was not contacted: --offline is set." }
  func replayed(_ host: String) -> String { "\(host) was not contacted: replaying a recording." }
  var noPagerSet: String { "none" }

  var cache: String { "Cache" }
  func absent(_ path: String) -> String { "not created yet: \(path)" }
  var yourFilms: String { "Your films" }
  func films(_ count: Int, in path: String) -> String { "\(films(count)) in \(path)" }
  func cache(_ count: Int, bytes: Int, in path: String) -> String {
    "\(entries(count)) (\(size(bytes, kilobytes: "KB", megabytes: "MB"))) in \(path)"
  }
  func unreadable(_ count: Int, in path: String) -> String {
    "\(entries(count)) in \(path) cannot be read."
  }
  private func entries(_ count: Int) -> String { counted(count, "entry", plural: "entries") }
  func damaged(_ path: String) -> String { "\(path) is damaged." }
  var adviceOnDamaged: String { "On next use it will be renamed, and a new one will be created." }
  func setAside(_ path: String) -> String { "\(path) is a damaged library that was replaced by a new one." }
  var adviceOnSetAside: String { "If films are missing, import an earlier export of them. Then remove this file." }
  func name(of folder: HealthFinding.FolderKind) -> String {
    switch folder {
    case .settings: "Settings folder"
    case .data: "Data folder"
    case .cache: "Cache folder"
    }
  }
  func writable(_ path: String) -> String { "writable: \(path)" }

  var screen: String { "Output" }
  func columns(_ count: Int, isTerminal: Bool) -> String {
    "\(isTerminal ? "terminal" : "not a terminal"), \(number(count)) columns"
  }
  var abilities: String { "Capabilities" }
  var pager: String { "Pager" }
}

// MARK: - Web pages and videos

extension EnglishProgramWords {
  func opened(_ address: String, with program: String) -> String { "Opened \(address) with \(program)." }
  func notFound(_ target: OpeningScene.Target, of title: String) -> String {
    switch target {
    case .page: "\(title) is a built-in film and has no web page"
    case .imdb: "No IMDb id found for \(title)"
    case .homepage: "No home page found for \(title)"
    case .trailer: "No trailer found for \(title)"
    case .watch: "No page found where you can watch \(title)"
    }
  }
  func notOnOwnServices(_ title: String) -> String { "None of your services offers \(title)" }
  func noAddress(ofOffers title: String) -> String {
    "Services offer \(title), but the page with their offers has no address"
  }
  func adviceOnServices(of film: String) -> String { "The film's page lists the services that do: vip detail \(film)" }
  func notFree(_ title: String, until year: Int) -> String {
    "\(title) enters the public domain on January 1, \(year)"
  }
  var unsafeAddress: String { "The address is not a valid http or https address" }
  var noOpener: String { "No program to open web addresses was found" }
  func openerFailed(_ program: String) -> String { "\(program) could not open the address" }
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

extension StoreError {
  /// The commands that reset the invalid settings.
  var commandsToReset: [String] { invalidSettings.map { "vip settings reset \($0.key)" } }
}
