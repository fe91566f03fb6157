public import MovieDomain

extension AuthScene {
  /// The credentials, and what the last request did with them. Holds no secret.
  public struct Response: Sendable, Hashable {
    /// Nil before it was asked for.
    public var status: Status?
    public var change: Change?
    /// Why the last request failed.
    public var problem: Problem?

    public init(status: Status? = nil, change: Change? = nil, problem: Problem? = nil) {
      self.status = status
      self.change = change
      self.problem = problem
    }
  }

  /// Which credentials there are.
  public struct Status: Sendable, Hashable {
    /// The one that is used comes first.
    public var onHand: [CredentialOnHand]
    /// Why the stored one could not be read.
    public var error: StoreError?

    public init(onHand: [CredentialOnHand] = [], error: StoreError? = nil) {
      self.onHand = onHand
      self.error = error
    }
  }

  public enum Change: Sendable, Hashable {
    /// A credential was stored; `hiddenBy` takes precedence over it.
    case loggedIn(CredentialOnHand, hiddenBy: CredentialOnHand?)
    /// `remaining` is still there.
    case loggedOut(wasThere: Bool, place: String, remaining: CredentialOnHand?)
  }

  public enum Problem: Sendable, Hashable {
    case nothingGiven
    /// No credential has such characters, or so many.
    case notACredential
    /// It was rejected or could not be checked, and so was not stored.
    case notTaken(Credential.Kind, CatalogError)
    case failed(StoreError)
  }
}
