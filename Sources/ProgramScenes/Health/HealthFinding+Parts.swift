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

    /// The library's purpose.
    public var role: Role
    /// The library's name, such as `libcurl`.
    public var name: String
    /// The library's version; nil when it could not be loaded.
    public var version: String?
    /// The TLS library and version; nil without TLS.
    public var tls: String?
    /// Whether it supports HTTP/2.
    public var speaksHTTP2: Bool
    /// Whether the program needs the library with its current settings.
    public var isNeeded: Bool

    /// Creates a finding about a library.
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
    /// What happened when the server was contacted.
    public enum Answer: Sendable, Hashable {
      /// The server responded. `protocol` is the HTTP version, such as `HTTP/2`; nil when unknown.
      case came(protocol: String?, milliseconds: Int)
      /// The request failed.
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
    /// What happened when the server was contacted.
    public var answer: Answer

    /// Creates a finding about a server.
    public init(host: String, isEncrypted: Bool, answer: Answer) {
      self.host = host
      self.isEncrypted = isEncrypted
      self.answer = answer
    }
  }

  /// A data file.
  public struct File: Sendable, Hashable {
    /// What a file contains.
    public enum Kind: Sendable, Hashable, CaseIterable {
      /// The user's settings.
      case settings
      /// The films on the user's shelves.
      case films
      /// The response cache.
      case cache
    }

    /// The condition of a file.
    public enum State: Sendable, Hashable {
      /// The file does not exist yet.
      case absent
      /// The file is valid. `count` is the number of items and `bytes` the size, where they are known.
      case sound(count: Int?, bytes: Int?)
      /// The file is valid, but `unreadable` of its entries cannot be read. They stay until a repair moves them.
      case partlyUnreadable(count: Int?, unreadable: Int, bytes: Int?)
      /// The file is damaged. The next use replaces it.
      case damaged
      /// The file cannot be read.
      case failed(StoreError)
    }

    /// What the file contains.
    public var kind: Kind
    /// The path of the file; nil when there is no folder for it.
    public var path: String?
    /// The file's condition.
    public var state: State

    /// Creates a finding about a file.
    public init(_ kind: Kind, path: String?, _ state: State) {
      self.kind = kind
      self.path = path
      self.state = state
    }
  }

  /// A folder for data files, in which a file was written as a test.
  public struct Folder: Sendable, Hashable {
    /// What a folder contains.
    public enum Kind: Sendable, Hashable, CaseIterable {
      /// The settings and the credential.
      case settings
      /// The library.
      case data
      /// Cached responses and images.
      case cache
    }

    /// What the folder contains.
    public var kind: Kind
    /// The path of the folder. It is created when it is first needed.
    public var path: String
    /// Why no file can be written in the folder; nil if one can.
    public var problem: StoreError?

    /// Creates a finding about a folder.
    public init(_ kind: Kind, path: String, problem: StoreError? = nil) {
      self.kind = kind
      self.path = path
      self.problem = problem
    }
  }

  /// The number of colors that the terminal supports.
  public enum Colors: Int, Sendable, Hashable, CaseIterable {
    /// No colors.
    case none = 0
    /// The 16 colors of the user's theme.
    case sixteen = 16
    /// 256 colors.
    case indexed = 256
    /// 24-bit colors.
    case full = 16_777_216
  }

  /// The terminal's background.
  public enum Background: Sendable, Hashable, CaseIterable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
  }

  /// How pictures are displayed.
  public enum Pictures: Sendable, Hashable, CaseIterable {
    /// Pictures are not shown.
    case none
    /// As block characters.
    case blocks
    /// With the kitty graphics protocol.
    case kitty
    /// With iTerm2's inline images.
    case iterm
  }
}
