public import MovieDomain

extension HealthFinding {
  /// A library that is linked or loaded at run time.
  public struct Library: Sendable, Hashable {
    /// The purpose of a library.
    public enum Role: Sendable, Hashable, CaseIterable {
      /// Sends requests.
      case transport
      /// Stores the user's data.
      case database
      /// Decodes posters.
      case pictures
    }

    public var role: Role
    /// The library's name, such as `libcurl`.
    public var name: String
    /// Nil when it could not be loaded.
    public var version: String?
    /// The TLS library and version; nil without TLS.
    public var tls: String?
    public var speaksHTTP2: Bool
    /// Whether the program needs the library in this configuration.
    public var isNeeded: Bool

    public init(
      _ role: Role, name: String, version: String?, tls: String? = nil, speaksHTTP2: Bool = false,
      isNeeded: Bool = true
    ) {
      self.role = role
      self.name = name
      self.version = version
      self.tls = tls
      self.speaksHTTP2 = speaksHTTP2
      self.isNeeded = isNeeded
    }
  }

  /// The catalog's server.
  public struct Server: Sendable, Hashable {
    public enum Answer: Sendable, Hashable {
      /// `protocol` is the HTTP version, such as `HTTP/2`; nil when unknown.
      case came(protocol: String?, milliseconds: Int)
      case failed(CatalogError)
      /// Not contacted because offline mode is on.
      case offline
      /// Not contacted because a recording is replayed.
      case replayed
    }

    /// The host name, such as `api.themoviedb.org`.
    public var host: String
    /// Whether requests use TLS.
    public var isEncrypted: Bool
    public var answer: Answer

    public init(host: String, isEncrypted: Bool, answer: Answer) {
      self.host = host
      self.isEncrypted = isEncrypted
      self.answer = answer
    }
  }

  /// A data file.
  public struct File: Sendable, Hashable {
    public enum Kind: Sendable, Hashable, CaseIterable {
      case settings, favorites
      /// The response cache.
      case cache
    }

    public enum State: Sendable, Hashable {
      /// The file does not exist yet.
      case absent
      /// The file is valid; `count` is the number of stored items, where they are counted.
      case sound(count: Int?, bytes: Int?)
      /// The file is valid, but some of its entries cannot be read. They stay until they are moved on request.
      case partlyUnreadable(count: Int?, unreadable: Int, bytes: Int?)
      /// The file is damaged; the next use replaces it.
      case damaged
      case failed(StoreError)
    }

    public var kind: Kind
    /// Nil when there is no folder for it.
    public var path: String?
    public var state: State

    public init(_ kind: Kind, path: String?, _ state: State) {
      self.kind = kind
      self.path = path
      self.state = state
    }
  }

  /// The number of colors supported.
  public enum Colors: Int, Sendable, Hashable, CaseIterable {
    case none = 0
    case sixteen = 16
    case indexed = 256
    case full = 16_777_216
  }

  /// The terminal's background.
  public enum Background: Sendable, Hashable, CaseIterable {
    case light, dark
  }

  /// How images are displayed.
  public enum Pictures: Sendable, Hashable, CaseIterable {
    case none
    /// Half-block characters.
    case blocks
    case kitty
    case iterm
  }
}
