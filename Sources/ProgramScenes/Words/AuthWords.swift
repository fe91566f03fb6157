public import MovieDisplay
public import MovieDomain

/// The words of the auth scene.
public protocol AuthWords: Sendable {
  var title: String { get }
  var credential: String { get }
  func name(of kind: Credential.Kind) -> String
  /// Where the credential is: a variable or a file.
  var place: String { get }
  /// A credential that another one comes before.
  var unused: String { get }
  func name(of kind: Credential.Kind, in place: String) -> String

  var none: EmptyState { get }
  /// Stands before the command, or beside the control, that takes a credential.
  var opensLogin: String { get }

  var nothingGiven: EmptyState { get }
  var notACredential: EmptyState { get }
  func notKept(_ kind: Credential.Kind) -> String
  /// What was done, a whole sentence.
  func kept(_ kind: Credential.Kind, in place: String) -> String
  func forgotten(_ place: String) -> String
  var nothingToForget: String { get }
  /// That a variable counts before what is kept, a whole sentence.
  func comesFirst(_ variable: String) -> String
  /// That a variable still holds a credential, a whole sentence.
  func remains(_ variable: String) -> String
  /// That what is kept could not be read.
  var notRead: String { get }
  /// That what is kept could not be changed.
  var notChanged: String { get }
}
