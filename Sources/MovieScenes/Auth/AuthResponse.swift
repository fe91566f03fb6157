public import MovieDisplay
public import MovieDomain

extension AuthScene {
  /// What became of a request. No credential is in any of them.
  public enum Response: Sendable, Hashable {
    /// A server is being asked whether it takes a credential.
    case checking
    /// What is at hand, the one that counts first; and why what is kept could not be read.
    case status([CredentialOnHand], StoreError?)
    /// What is kept now; `hiddenBy` counts in its stead while it is there.
    case loggedIn(CredentialOnHand, hiddenBy: CredentialOnHand?)
    /// There was nothing to check.
    case nothingGiven
    /// No credential has such characters, or so many.
    case notACredential
    /// It was not taken, or could not be checked, and so is not kept.
    case notTaken(Credential.Kind, CatalogError)
    /// `remaining` is still there.
    case loggedOut(wasThere: Bool, place: String, remaining: CredentialOnHand?)
    case failed(StoreError)
  }
}
