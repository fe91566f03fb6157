/// Why a catalog could not answer. Holds no credential and no words for the viewer: presenters have those.
public struct CatalogError: Error, Sendable, Hashable {
  /// The kind of failure. More may be added: switch with a `default`.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: String {
      case cancelled, unreachable, hostNotFound, timedOut, untrusted, connectionLost, proxyFailed, unavailable
      case missingCredential, rejectedCredential, notFound, rateLimited, serverFailed, refused
      case tooLarge, malformedAnswer, redirected, outOfRange, offline, notRecorded
    }
    private let kind: Kind

    /// The asker no longer wants the answer; never shown as a failure.
    public static let cancelled = Code(kind: .cancelled)
    /// Nothing answers at the address.
    public static let unreachable = Code(kind: .unreachable)
    /// The address has a host name that does not resolve.
    public static let hostNotFound = Code(kind: .hostNotFound)
    public static let timedOut = Code(kind: .timedOut)
    /// The server could not prove who it is.
    public static let untrusted = Code(kind: .untrusted)
    public static let connectionLost = Code(kind: .connectionLost)
    public static let proxyFailed = Code(kind: .proxyFailed)
    /// This machine lacks what it takes to ask at all.
    public static let unavailable = Code(kind: .unavailable)
    public static let missingCredential = Code(kind: .missingCredential)
    public static let rejectedCredential = Code(kind: .rejectedCredential)
    public static let notFound = Code(kind: .notFound)
    public static let rateLimited = Code(kind: .rateLimited)
    /// The server said that the fault is its own.
    public static let serverFailed = Code(kind: .serverFailed)
    /// The server said that the request is at fault.
    public static let refused = Code(kind: .refused)
    public static let tooLarge = Code(kind: .tooLarge)
    public static let malformedAnswer = Code(kind: .malformedAnswer)
    /// The server pointed elsewhere, where no answer is taken from.
    public static let redirected = Code(kind: .redirected)
    /// There is no such page.
    public static let outOfRange = Code(kind: .outOfRange)
    /// The network was not to be asked.
    public static let offline = Code(kind: .offline)
    /// A recording stands in for the network, and lacks the answer.
    public static let notRecorded = Code(kind: .notRecorded)

    public var description: String { kind.rawValue }
  }

  public var code: Code
  /// Who was asked, such as `api.example.com`.
  public var host: String?
  /// The HTTP status, when there was one.
  public var status: Int?
  /// Seconds the server asked to wait.
  public var retryAfter: Int?

  public init(_ code: Code, host: String? = nil, status: Int? = nil, retryAfter: Int? = nil) {
    self.code = code
    self.host = host
    self.status = status
    self.retryAfter = retryAfter
  }
}
