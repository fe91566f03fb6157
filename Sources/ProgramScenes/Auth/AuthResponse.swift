public import MovieDomain

extension AuthScene {
  /// The credentials and the result of the last request. Contains no secret.
  public struct Response: Sendable, Hashable {
    /// Nil until requested.
    public var status: Status?
    /// What the last request changed.
    public var change: Change?
    /// Why the last request failed.
    public var problem: Problem?

    public init(status: Status? = nil, change: Change? = nil, problem: Problem? = nil) {
      self.status = status
      self.change = change
      self.problem = problem
    }
  }

  /// The available credentials.
  public struct Status: Sendable, Hashable {
    /// The credential in use comes first.
    public var credentials: [FoundCredential]
    /// Why the stored credential could not be read.
    public var error: StoreError?

    public init(credentials: [FoundCredential] = [], error: StoreError? = nil) {
      self.credentials = credentials
      self.error = error
    }
  }

  /// A change to the stored credential.
  public enum Change: Sendable, Hashable {
    /// A credential was stored; `hiddenBy` takes precedence over it.
    case loggedIn(FoundCredential, hiddenBy: FoundCredential?)
    /// The stored credential was removed; `remaining` is still set in the environment.
    case loggedOut(wasLoggedIn: Bool, location: String, remaining: FoundCredential?)
  }

  /// Why a request failed.
  public enum Problem: Sendable, Hashable {
    /// The input was empty.
    case noCredentialEntered
    /// The text has invalid characters or is too long.
    case notACredential
    /// The credential was rejected or could not be verified, so it was not stored.
    case notTaken(Credential.Kind, CatalogError)
    /// The credential could not be stored or removed.
    case failed(StoreError)
  }
}
