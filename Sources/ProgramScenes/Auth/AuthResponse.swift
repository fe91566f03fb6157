public import MovieDomain

extension AuthScene {
  /// The credentials and the result of the last request. Contains no secret.
  public struct Response: Sendable, Hashable {
    /// The available credentials; nil before the first answer.
    public var status: Status?
    /// What the last request changed; nil if nothing.
    public var change: Change?
    /// Why the last request failed; nil if it succeeded.
    public var problem: Problem?

    /// Creates a response; the defaults describe a scene before its first request.
    public init(status: Status? = nil, change: Change? = nil, problem: Problem? = nil) {
      self.status = status
      self.change = change
      self.problem = problem
    }
  }

  /// The available credentials.
  public struct Status: Sendable, Hashable {
    /// The credential in use, followed by those that it takes precedence over.
    public var credentials: [FoundCredential]
    /// Why the stored credential could not be read; nil if it could, or if there is none.
    public var error: StoreError?
    /// Whether the server accepts the credential in use; nil if that was not requested, or if there is none.
    public var check: Check?

    /// Creates a status, by default without credentials.
    public init(credentials: [FoundCredential] = [], error: StoreError? = nil, check: Check? = nil) {
      self.credentials = credentials
      self.error = error
      self.check = check
    }
  }

  /// Whether the server accepts a credential.
  public enum Check: Sendable, Hashable {
    /// The server accepts it.
    case accepted
    /// The server rejected it, or could not be asked.
    case failed(CatalogError)
    /// The server was not asked, because offline mode is on.
    case offline
  }

  /// A change to the stored credential.
  public enum Change: Sendable, Hashable {
    /// A credential was stored. `overriddenBy` is set in the environment and takes precedence over it.
    case loggedIn(FoundCredential, overriddenBy: FoundCredential?)
    /// No credential is stored any more; `wasLoggedIn` tells whether one was. `location` is where credentials are
    /// stored, and `remaining` is still set in the environment.
    case loggedOut(wasLoggedIn: Bool, location: String, remaining: FoundCredential?)
  }

  /// Why a request failed.
  public enum Problem: Sendable, Hashable {
    /// The input was empty.
    case noCredentialEntered
    /// The input has characters that no credential has, or is too long.
    case notACredential
    /// The credential was rejected or could not be verified, so it was not stored.
    case notVerified(Credential.Kind, CatalogError)
    /// The credential could not be stored or removed.
    case failed(StoreError)
  }
}
