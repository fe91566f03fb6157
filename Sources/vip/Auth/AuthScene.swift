import MovieDisplay
import MovieDomain
import MovieScenes

/// The models of logging in and out.
enum AuthScene {
  /// Where people get a token.
  static let tokenPage = "https://www.themoviedb.org/settings/api"

  /// A request to the auth scene. If it fails, the response's `problem` is set.
  enum Request: LanedQuestion {
    /// Shows the kinds and locations of credentials.
    case status
    /// Verifies a typed or pasted credential with the server and stores it if it is valid, in place of an earlier one.
    case logIn(Secret)
    /// Removes the stored credential.
    case logOut
  }

  /// The credentials and the result of the last request. Contains no secret.
  struct Response: Sendable, Hashable {
    /// The available credentials; nil before the first answer.
    var status: Status?
    /// What the last request changed; nil if nothing.
    var change: Change?
    /// Why the last request failed; nil if it succeeded.
    var problem: Problem?
  }

  /// The available credentials.
  struct Status: Sendable, Hashable {
    /// The credential in use, followed by those that it takes precedence over.
    var credentials: [FoundCredential] = []
    /// Why the stored credential could not be read; nil if it could, or if there is none.
    var error: StoreError?
    /// Whether the viewer has approved that their account is used.
    var hasAccount = false
    /// Whether the server accepts the credential in use; nil if that was not requested, or if there is none.
    var check: Check?
  }

  /// Whether the server accepts a credential.
  enum Check: Sendable, Hashable {
    case accepted
    /// The server rejected it, or could not be asked.
    case failed(CatalogError)
    /// The server was not asked, because offline mode is on.
    case offline
  }

  /// A change to the stored credential.
  enum Change: Sendable, Hashable {
    /// A credential was stored. `overriddenBy` is set in the environment and takes precedence over it.
    case loggedIn(FoundCredential, overriddenBy: FoundCredential?)
    /// No credential is stored any more; `wasLoggedIn` tells whether one was. `location` is where credentials are
    /// stored, and `remaining` is still set in the environment. The approval of an account may still be known to the server.
    case loggedOut(wasLoggedIn: Bool, location: String, remaining: FoundCredential?, approvalRemains: Bool = false)
  }

  /// Why a request failed.
  enum Problem: Sendable, Hashable {
    /// The input was empty.
    case noCredentialEntered
    /// The input has characters that no credential has, or is too long.
    case notACredential
    /// The credential was rejected or could not be verified, so it was not stored.
    case notVerified(Credential.Kind, CatalogError)
    /// The credential could not be stored or removed.
    case failed(StoreError)
  }

  /// What to display.
  struct ViewModel: SceneViewModel {
    var title: String
    /// The kinds and locations of credentials; never any part of a secret.
    var facts: [Fact] = []
    /// A finished sentence about what the last request changed.
    var confirmation: String?
    /// Why the last request failed; the rest of the screen stays valid.
    var failure: EmptyState?
    /// Shown instead of facts when there is no credential.
    var emptyState: EmptyState?
    /// How to log in; set when there is no credential, and on the page of a browser that logs in.
    var hint: Hint?
    /// A sentence: where to get a token, whose page it leads to; nil unless the viewer can type one below.
    var tokenAdvice: String?
    var outcome = Outcome.shown
    var warnings: [String] = []
  }
}

/// A credential's kind and location, without the secret.
struct FoundCredential: Sendable, Hashable {
  /// Where a credential comes from.
  enum Location: Sendable, Hashable {
    /// The name of an environment variable.
    case variable(String)
    /// Where it is stored, such as a file path.
    case store(String)

    /// The name of the variable or the path of the file.
    var name: String {
      switch self {
      case .variable(let name), .store(let name): name
      }
    }
  }

  /// Whether it is an access token or an API key.
  var kind: Credential.Kind
  /// Where it comes from.
  var location: Location

  init(_ kind: Credential.Kind, in location: Location) {
    self.kind = kind
    self.location = location
  }
}
