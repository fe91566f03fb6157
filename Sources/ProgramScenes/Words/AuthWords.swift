public import MovieDisplay
public import MovieDomain

/// The text of the auth scene.
public protocol AuthWords: Sendable {
  var title: String { get }
  var credential: String { get }
  func name(of kind: Credential.Kind) -> String
  /// The label of where the credential is: a variable or a file.
  var location: String { get }
  /// Marks a credential that another one takes precedence over.
  var unused: String { get }
  func name(of kind: Credential.Kind, in location: String) -> String

  var none: EmptyState { get }
  /// Introduces the command or button to log in.
  var opensLogin: String { get }

  var noCredentialEntered: EmptyState { get }
  var notACredential: EmptyState { get }
  func notKept(_ kind: Credential.Kind) -> String
  /// A sentence confirming a change.
  func saved(_ kind: Credential.Kind, in location: String) -> String
  func loggedOut(_ location: String) -> String
  var wasNotLoggedIn: String { get }
  /// A sentence: the environment variable takes precedence over the stored credential.
  func takesPrecedence(_ variable: String) -> String
  /// A sentence: the environment variable still holds a credential.
  func remains(_ variable: String) -> String
  /// The stored credential could not be read.
  var notRead: String { get }
  /// The stored credential could not be changed.
  var notChanged: String { get }
}
