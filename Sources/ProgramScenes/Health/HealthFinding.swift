public import MovieDomain

/// A result of a health check. Contains no secrets and no display text; presenters supply the text.
public enum HealthFinding: Sendable, Hashable {
  case program(name: String, version: String)
  case library(Library)

  /// `isUsed` is false when another credential takes precedence.
  case credential(FoundCredential, isUsed: Bool)
  case noCredential
  case unreadableCredential(StoreError)
  /// Users other than the owner can read the file.
  case exposedCredential(path: String)

  case server(Server)
  /// An environment variable that sets another server.
  case address(variable: String, address: String)
  /// A proxy's URL, without user name and password.
  case proxy(variable: String, address: String)
  case noProxy
  /// Hosts contacted without a proxy.
  case proxyExceptions(variable: String, hosts: String)
  /// A certificate bundle that replaces the system's, and why it cannot be read.
  case certificates(variable: String, path: String, StoreError?)
  case systemCertificates

  case file(File)

  /// Where text output goes, and its width.
  case screen(isTerminal: Bool, columns: Int)
  case colors(Colors)
  /// Nil when unknown.
  case background(Background?)
  case pictures(Pictures)
  case links(Bool)
  /// The command of the pager; nil for none.
  case pager(String?, exists: Bool)
}

extension HealthFinding {
  /// The subjects of findings, in display order.
  public enum Subject: Sendable, Hashable, CaseIterable {
    case program, access, network, files, terminal
  }

  public var subject: Subject {
    switch self {
    case .program, .library: .program
    case .credential, .noCredential, .unreadableCredential, .exposedCredential: .access
    case .server, .address, .proxy, .noProxy, .proxyExceptions, .certificates, .systemCertificates: .network
    case .file: .files
    case .screen, .colors, .background, .pictures, .links, .pager: .terminal
    }
  }
}
