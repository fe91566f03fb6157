public import MovieDomain

/// A result of a health check. Contains no secrets and no display text, which presenters supply.
public enum HealthFinding: Sendable, Hashable {
  /// The program itself.
  case program(name: String, version: String)
  /// A library that the program uses.
  case library(Library)

  /// A credential. `isUsed` is false when another one takes precedence.
  case credential(FoundCredential, isUsed: Bool)
  /// There is no credential.
  case noCredential
  /// The stored credential cannot be read.
  case unreadableCredential(StoreError)
  /// The server rejected the credential in use.
  case rejectedCredential(CatalogError)
  /// Other users can read the file of the stored credential.
  case exposedCredential(path: String)

  /// The catalog's server.
  case server(Server)
  /// An environment variable that sets the address of another server.
  case address(variable: String, address: String)
  /// An environment variable that sets a proxy. The address contains no user name or password.
  case proxy(variable: String, address: String)
  /// No proxy is set.
  case noProxy
  /// An environment variable that lists hosts to contact without the proxy.
  case proxyExceptions(variable: String, hosts: String)
  /// An environment variable that replaces the system's certificates, and why the file cannot be read; nil if it can.
  case certificates(variable: String, path: String, StoreError?)
  /// The system's certificates are used.
  case systemCertificates

  /// A data file.
  case file(File)
  /// A folder for data files.
  case folder(Folder)

  /// Whether standard output is a terminal, and the width of the text in columns.
  case screen(isTerminal: Bool, columns: Int)
  /// The number of colors.
  case colors(Colors)
  /// The terminal's background; nil when unknown.
  case background(Background?)
  /// How pictures are displayed.
  case pictures(Pictures)
  /// Whether hyperlinks are written.
  case links(Bool)
  /// The command of the pager, and whether it can be found; nil for no pager.
  case pager(String?, exists: Bool)
}

extension HealthFinding {
  /// The subjects of findings, in display order.
  public enum Subject: Sendable, Hashable, CaseIterable {
    /// The program and its libraries.
    case program
    /// The credential.
    case access
    /// The server, and how it is reached.
    case network
    /// The data files.
    case files
    /// The terminal and the pager.
    case terminal
  }

  /// What the finding is about.
  public var subject: Subject {
    switch self {
    case .program, .library: .program
    case .credential, .noCredential, .unreadableCredential, .rejectedCredential, .exposedCredential: .access
    case .server, .address, .proxy, .noProxy, .proxyExceptions, .certificates, .systemCertificates: .network
    case .file, .folder: .files
    case .screen, .colors, .background, .pictures, .links, .pager: .terminal
    }
  }
}
