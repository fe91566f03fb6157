public import MovieDisplay
public import MovieDomain

/// The text of the auth scene.
public protocol AuthWords: Sendable {
  /// The title of the auth scene.
  var title: String { get }
  /// The label of the credential in use.
  var credential: String { get }
  /// The name of a kind of credential, without a capital letter.
  func name(of kind: Credential.Kind) -> String
  /// The label of where the credential is: an environment variable or a file.
  var location: String { get }
  /// The label of a credential that another one takes precedence over.
  var unused: String { get }
  /// The label of whether the server accepts the credential in use.
  var check: String { get }
  /// The value of a credential that the server accepts.
  var accepted: String { get }
  /// The value of a credential that could not be checked, with the reason.
  func notChecked(_ reason: String) -> String
  /// The reason for not checking a credential in offline mode, without a period.
  var offline: String { get }
  /// The title shown when the server rejects the credential in use.
  func rejected(_ kind: Credential.Kind, in location: String) -> String
  /// The name of a kind of credential and where it is.
  func name(of kind: Credential.Kind, in location: String) -> String

  /// Shown when there is no credential.
  var none: EmptyState { get }
  /// Introduces the command or button to log in.
  var opensLogin: String { get }

  /// Shown when the input was empty.
  var noCredentialEntered: EmptyState { get }
  /// Shown when the input is no valid credential.
  var notACredential: EmptyState { get }
  /// The title shown when the credential could not be verified.
  func notSaved(_ kind: Credential.Kind) -> String
  /// Sentences: the credential is valid, and where it was saved.
  func saved(_ kind: Credential.Kind, in location: String) -> String
  /// Sentences: the credential was removed, and from where.
  func loggedOut(_ location: String) -> String
  /// A sentence: no credential was stored.
  var wasNotLoggedIn: String { get }
  /// A sentence: the environment variable takes precedence over the stored credential.
  func takesPrecedence(_ variable: String) -> String
  /// A sentence: the environment variable still holds a credential.
  func remains(_ variable: String) -> String
  /// The title shown when the stored credential could not be read.
  var notRead: String { get }
  /// The title shown when the stored credential could not be changed.
  var notChanged: String { get }
}
