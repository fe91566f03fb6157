import MovieDomain
import MovieStore
import MovieTMDb
import MovieTerminal
import MovieText

/// Inspects something, leaves it as it was, and returns findings in display order. Runs concurrently with other checks.
typealias HealthCheck = @Sendable () async -> [HealthFinding]

/// A result of a health check. Contains no secrets and no display text, which presenters supply.
enum HealthFinding: Sendable, Equatable {
  case program(name: String, version: String)
  case library(Library)

  /// A credential. `isUsed` is false when another one takes precedence.
  case credential(FoundCredential, isUsed: Bool)
  case noCredential
  /// An environment variable contains no valid credential, which stops commands that show films.
  case invalidCredential(variable: String)
  case unreadableCredential(StoreError)
  case rejectedCredential(CatalogError)
  /// Other users can read the file of the stored credential.
  case exposedCredential(path: String)

  /// The host of the catalog's server, such as `api.themoviedb.org`, and whether requests use TLS.
  case server(host: String, isEncrypted: Bool, ServerAnswer)
  /// An environment variable contains no base URL of a server, such as the example.
  case invalidAddress(variable: String, TMDbAddressError, example: String)
  /// An environment variable that sets a proxy. The address contains no user name or password.
  case proxy(variable: String, address: String)
  /// An environment variable that lists hosts to contact without the proxy.
  case proxyExceptions(variable: String, hosts: String)
  /// An environment variable that replaces the system's certificates, and why the file cannot be read; nil if it can.
  case certificates(variable: String, path: String, StoreError?)

  /// A data file. The path is nil when there is no folder for it.
  case file(FileKind, path: String?, FileInspection.State)
  /// A damaged library that was renamed, and not moved away or removed since.
  case setAsideLibrary(path: String)
  /// A folder for data files, in which a file was written as a test, and why none can be written; nil if one can.
  case folder(FolderKind, path: String, problem: StoreError? = nil)

  case screen(isTerminal: Bool, columns: Int)
  /// The background is nil when unknown, the pictures if they are not displayed. `links` is whether hyperlinks are written.
  case abilities(Palette.Depth, Palette.Background?, pictures: ImageProtocol?, links: Bool)
  /// The command of the pager; nil for none.
  case pager(String?)

  /// A library that is linked or loaded at run time.
  struct Library: Sendable, Equatable {
    enum Role: Sendable, Hashable, CaseIterable {
      case transport
      case database
      case pictures
    }

    var role: Role
    var name: String
    /// The library's version; nil when it could not be loaded.
    var version: String?
    /// The TLS library and version; nil without TLS.
    var tls: String?
    var speaksHTTP2 = false
    /// Whether the program needs the library with its current settings.
    var isNeeded = true

    fileprivate var verdict: Verdict {
      guard version != nil, role != .transport || tls != nil else { return isNeeded ? .trouble : .remark }
      return role == .transport && !speaksHTTP2 ? .remark : .good
    }
  }

  enum ServerAnswer: Sendable, Equatable {
    /// The server responded. `protocol` is the HTTP version, such as `HTTP/2`; nil when unknown.
    case responded(protocol: String?, milliseconds: Int)
    case failed(CatalogError)
    case offline
    case replayed
  }

  /// What a file contains. Programs read the raw values, which must not change.
  enum FileKind: String, Sendable {
    case settings
    case films
    case cache
  }

  /// What a folder contains. Programs read the raw values, which must not change.
  enum FolderKind: String, Sendable, CaseIterable {
    /// The settings and the credential.
    case settings = "settings-folder"
    /// The library.
    case data = "data-folder"
    case cache = "cache-folder"
  }

  /// The subjects of findings, in display order. Programs read the raw values, which must not change.
  enum Subject: String, Sendable, CaseIterable {
    case program
    case access
    case network
    case files
    case terminal
  }

  /// The severity of a finding. Programs read the names, which must not change.
  enum Verdict: Sendable, Comparable {
    case good
    /// Worth knowing, but nothing is broken.
    case remark
    /// Something does not work until it is fixed.
    case trouble
  }

  var subject: Subject { assessment.subject }
  var verdict: Verdict { assessment.verdict }

  private var assessment: (subject: Subject, verdict: Verdict) {
    switch self {
    case .program: (.program, .good)
    case .library(let library): (.program, library.verdict)
    case .credential: (.access, .good)
    // The built-in films work without a credential.
    case .noCredential, .exposedCredential: (.access, .remark)
    case .invalidCredential, .unreadableCredential, .rejectedCredential: (.access, .trouble)
    case .server(_, _, .responded), .proxy, .proxyExceptions: (.network, .good)
    case .server(_, _, .offline), .server(_, _, .replayed): (.network, .remark)
    case .server(_, _, .failed), .invalidAddress: (.network, .trouble)
    case .certificates(_, _, let error): (.network, error == nil ? .good : .trouble)
    case .file(_, _, .absent), .file(_, _, .sound): (.files, .good)
    case .file(_, _, .partlyUnreadable), .file(_, _, .damaged): (.files, .trouble)
    // Without a home folder, the program works but stores nothing.
    case .file(let kind, _, .failed(let error)):
      (.files, kind == .cache || error.code == .noFolder ? .remark : .trouble)
    case .setAsideLibrary: (.files, .remark)
    // The program works without a cache.
    case .folder(let kind, _, let problem): (.files, problem == nil ? .good : kind == .cache ? .remark : .trouble)
    case .screen, .abilities, .pager: (.terminal, .good)
    }
  }
}
