import MovieDisplay
public import MovieDomain
public import MovieScenes

/// The program's words in English.
public struct EnglishProgramWords: ProgramWords, EnglishFallback {
  public init() {}

  public var languageCode: String { "en" }
  public var auth: any AuthWords { Auth() }
  public var doctor: any DoctorWords { Doctor() }
  public var transfer: any TransferWords { Transfer() }

  public func sentence(for error: CatalogError) -> String {
    switch error.code {
    case .missingCredential: "There is no TMDb access token."
    case .unavailable: "libcurl, which carries the requests, could not be loaded."
    default: EnglishWords().sentence(for: error)
    }
  }

  public func advice(for error: CatalogError) -> String {
    switch error.code {
    case .missingCredential: "Get one at themoviedb.org, under Settings, API."
    case .unavailable: "Install libcurl 7.85 or newer (libcurl4 on Debian), then try again."
    default: EnglishWords().advice(for: error)
    }
  }

  public func advice(for error: StoreError) -> String {
    switch error.code {
    case .nowhere: "Set HOME to a folder of this user's."
    case .occupied: "Choose another name, or allow it to be replaced (--force)."
    default: EnglishWords().advice(for: error)
    }
  }

  public var builtInFilms: String { "No TMDb token: these are vip's own films. vip auth login brings the rest." }
  public var asksForCredential: String { "TMDb access token or API key (it stays hidden): " }
  public func addressMalformed(_ variable: String) -> String {
    "\(variable) is not an address such as https://api.themoviedb.org/3."
  }
  public func addressUnsupported(_ variable: String) -> String { "\(variable) must begin with https://." }
  public func addressInsecure(_ variable: String) -> String {
    "\(variable) must begin with https://: plain http is for this machine alone."
  }
  public func addressHoldsCredential(_ variable: String) -> String {
    "\(variable) must not hold a user name or a password."
  }
  public func notACredential(_ variable: String) -> String {
    "\(variable) holds characters that no token has. Copy it again, whole."
  }
  public func replaying(_ directory: String) -> String { "These are answers of the recording in “\(directory)”." }
  public func noRecording(_ directory: String) -> String {
    "There is no recording in “\(directory)”. vip home --record FOLDER makes one."
  }
  public var nothingToRecord: String { "The built-in films need no network, so there is nothing to record." }
  public func noPager(_ command: String) -> String {
    "There is no pager “\(command)”, so everything is written at once. VIP_PAGER names another."
  }

  private struct Transfer: TransferWords, EnglishFallback {
    func noFilms(in path: String?) -> String { "\(path ?? "Standard input") names no films." }
  }
}

private let english = EnglishProgramWords()

private struct Auth: AuthWords {
  var title: String { "TMDb" }
  var credential: String { "Credential" }
  func name(of kind: Credential.Kind) -> String {
    switch kind {
    case .accessToken: "access token"
    case .apiKey: "API key"
    }
  }
  var place: String { "Taken from" }
  var unused: String { "Not used" }
  func name(of kind: Credential.Kind, in place: String) -> String { "\(name(of: kind)) in \(place)" }

  var none: EmptyState {
    EmptyState(
      title: "There is no TMDb token", message: "Without one, films come from the built-in catalog.",
      advice: "Get one at themoviedb.org, under Settings, API.")
  }
  var opensLogin: String { "Log in" }

  var nothingGiven: EmptyState {
    EmptyState(
      title: "No token was given", message: "Paste it at the prompt, or hand it over on standard input.",
      advice: "Get one at themoviedb.org, under Settings, API.")
  }
  var notACredential: EmptyState {
    EmptyState(
      title: "This is not a token", message: "It holds characters that no token has, or too many of them.",
      advice: "Copy it again, whole.")
  }
  func notKept(_ kind: Credential.Kind) -> String { "The \(name(of: kind)) was not kept" }
  func kept(_ kind: Credential.Kind, in place: String) -> String {
    "TMDb takes the \(name(of: kind)). It is kept in \(place)."
  }
  func forgotten(_ place: String) -> String { "Removed the credential in \(place)." }
  var nothingToForget: String { "No credential was kept." }
  func comesFirst(_ variable: String) -> String { "\(variable) is set and still comes first." }
  func remains(_ variable: String) -> String { "\(variable) still holds a credential." }
  var notRead: String { "The credential could not be read" }
  var notChanged: String { "Nothing was changed" }
}

private struct Doctor: DoctorWords {
  var title: String { "Health" }
  func title(of subject: HealthFinding.Subject) -> String {
    switch subject {
    case .program: "Program"
    case .access: "Access to TMDb"
    case .network: "Network"
    case .files: "Files"
    case .terminal: "Terminal"
    }
  }
  func summary(troubles: Int, remarks: Int) -> String {
    let remarked = remarks == 1 ? "1 remark" : "\(english.number(remarks)) remarks"
    let troubled = troubles == 1 ? "1 trouble" : "\(english.number(troubles)) troubles"
    return switch (troubles, remarks) {
    case (0, 0): "All is well."
    case (0, _): "All is well, with \(remarked)."
    case (_, 0): "Not all is well: \(troubled)."
    default: "Not all is well: \(troubled) and \(remarked)."
    }
  }

  var libraryMissing: String { "could not be loaded" }
  func adviceOnMissing(_ role: HealthFinding.Library.Role) -> String {
    switch role {
    case .transport: english.advice(for: CatalogError(.unavailable))
    case .database: "Install this program again."
    case .pictures: "Install libjpeg to see posters in place of title cards."
    }
  }
  var withoutTLS: String { "no TLS" }
  var withoutHTTP2: String { "no HTTP/2" }

  func exposed(_ path: String) -> String { "\(path) can be read by others." }
  var adviceOnExposed: String { "Take their permission away with chmod 600." }

  var server: String { "Server" }
  func answered(_ host: String, milliseconds: Int, by means: [String]) -> String {
    let time = milliseconds == 0 ? "under 1 ms" : "\(english.number(milliseconds)) ms"
    return "\(host) answered in \(time) (\(means.joined(separator: ", ")))"
  }
  func replayed(_ host: String) -> String { "\(host) is not asked: a recording stands in for it." }
  var proxy: String { "Proxy" }
  var none: String { "none" }
  var certificates: String { "Certificates" }
  var systemCertificates: String { "the system's" }

  var answers: String { "Kept answers" }
  func absent(_ path: String) -> String { "none yet; will be in \(path)" }
  func favorites(_ count: Int, in path: String) -> String { "\(english.favorites.films(count)) in \(path)" }
  func answers(_ count: Int, bytes: Int, in path: String) -> String {
    "\(english.number(count)) (\(english.size(bytes, kilobytes: "KB", megabytes: "MB"))) in \(path)"
  }
  func damaged(_ path: String) -> String { "\(path) is damaged." }
  func adviceOnDamaged(_ kind: HealthFinding.File.Kind) -> String {
    switch kind {
    case .answers: "The next command that needs it makes a new one."
    case .settings, .favorites: "The next command that needs it keeps it under another name and begins a new one."
    }
  }

  var screen: String { "Output" }
  func columns(_ count: Int, isTerminal: Bool) -> String {
    "\(isTerminal ? "a terminal" : "not a terminal"), \(english.number(count)) columns"
  }
  var colors: String { "Colors" }
  func name(of colors: HealthFinding.Colors) -> String {
    switch colors {
    case .none: "none"
    case .sixteen: "the 16 of its theme"
    case .indexed: "256"
    case .full: "all (24 bits)"
    }
  }
  var background: String { "Background" }
  func name(of background: HealthFinding.Background?) -> String {
    switch background {
    case .light: "light"
    case .dark: "dark"
    case nil: "not known"
    }
  }
  var pictures: String { "Pictures" }
  func name(of pictures: HealthFinding.Pictures) -> String {
    switch pictures {
    case .none: "none"
    case .blocks: "made of colored cells"
    case .kitty: "sharp, by kitty's protocol"
    case .iterm: "sharp, by iTerm2's protocol"
    }
  }
  var links: String { "Links" }
  func takesLinks(_ areTaken: Bool) -> String { areTaken ? "open at a click" : "none" }
  var pager: String { "Pager" }
}
