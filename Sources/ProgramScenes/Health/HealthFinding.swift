public import MovieDomain

/// Something found out about the program's surroundings. Holds no secret and no words: presenters have those.
public enum HealthFinding: Sendable, Hashable {
  case program(name: String, version: String)
  case library(Library)

  /// `isUsed` is false for one that another comes before.
  case credential(CredentialOnHand, isUsed: Bool)
  case noCredential
  case unreadableCredential(StoreError)
  /// Others than its owner may read the file.
  case exposedCredential(path: String)

  case server(Server)
  /// A variable that names another server.
  case address(variable: String, address: String)
  /// What stands between, without the name and the password in its address.
  case proxy(variable: String, address: String)
  case noProxy
  /// Hosts that are asked without a proxy.
  case proxyExceptions(variable: String, hosts: String)
  /// A file of certificates in place of the system's, and why it cannot be read.
  case certificates(variable: String, path: String, StoreError?)
  case systemCertificates

  case file(File)

  /// Where text goes, and how wide it is made.
  case screen(isTerminal: Bool, columns: Int)
  case colors(Colors)
  /// Nil when nobody knows.
  case background(Background?)
  case pictures(Pictures)
  case links(Bool)
  /// A program for what is longer than the screen; nil for none.
  case pager(String?, isThere: Bool)
}

extension HealthFinding {
  /// What findings are about, in the order in which they are told.
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
