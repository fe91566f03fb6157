public import MovieDomain

extension HealthFinding {
  /// A library that the program is made of, or that it looks for.
  public struct Library: Sendable, Hashable {
    /// What a library is there for.
    public enum Role: Sendable, Hashable, CaseIterable {
      /// Carries requests.
      case transport
      /// Keeps what the viewer keeps.
      case database
      /// Decodes posters.
      case pictures
    }

    public var role: Role
    /// Such as `libcurl`.
    public var name: String
    /// Nil when it could not be loaded.
    public var version: String?
    /// What it encrypts with, with its version; nil for nothing.
    public var tls: String?
    public var speaksHTTP2: Bool
    /// Whether anything here cannot do without it.
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

  /// The server of the catalog.
  public struct Server: Sendable, Hashable {
    public enum Answer: Sendable, Hashable {
      /// `protocol` is such as `HTTP/2`; nil when nobody knows.
      case came(protocol: String?, milliseconds: Int)
      case failed(CatalogError)
      /// The network was not to be asked.
      case offline
      /// A recording stands in for the server.
      case replayed
    }

    /// Such as `api.themoviedb.org`.
    public var host: String
    public var isEncrypted: Bool
    public var answer: Answer

    public init(host: String, isEncrypted: Bool, answer: Answer) {
      self.host = host
      self.isEncrypted = isEncrypted
      self.answer = answer
    }
  }

  /// A file in which something is kept.
  public struct File: Sendable, Hashable {
    public enum Kind: Sendable, Hashable, CaseIterable {
      case settings, favorites
      /// Answers that can be had again.
      case answers
    }

    public enum State: Sendable, Hashable {
      /// There was nothing to keep yet.
      case absent
      /// It is well; `count` is of what is kept in it, where that is counted.
      case sound(count: Int?, bytes: Int?)
      /// The next use puts a new one in its place.
      case damaged
      case failed(StoreError)
    }

    public var kind: Kind
    /// Nil where there is no folder to keep it in.
    public var path: String?
    public var state: State

    public init(_ kind: Kind, path: String?, _ state: State) {
      self.kind = kind
      self.path = path
      self.state = state
    }
  }

  /// How many colors there are.
  public enum Colors: Int, Sendable, Hashable, CaseIterable {
    case none = 0
    case sixteen = 16
    case indexed = 256
    case full = 16_777_216
  }

  /// What text stands on.
  public enum Background: Sendable, Hashable, CaseIterable {
    case light, dark
  }

  /// How pictures get to the screen.
  public enum Pictures: Sendable, Hashable, CaseIterable {
    case none
    /// Cells in colors.
    case blocks
    case kitty
    case iterm
  }
}
