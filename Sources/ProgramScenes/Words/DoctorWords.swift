/// The words of the doctor scene.
public protocol DoctorWords: Sendable {
  var title: String { get }
  func title(of subject: HealthFinding.Subject) -> String
  /// Whether all is well, a whole sentence.
  func summary(troubles: Int, remarks: Int) -> String

  /// That a library could not be loaded.
  var libraryMissing: String { get }
  /// What to do about a missing library, a whole sentence.
  func adviceOnMissing(_ role: HealthFinding.Library.Role) -> String
  var withoutTLS: String { get }
  var withoutHTTP2: String { get }

  /// That others may read a file; a whole sentence, and what to do about it.
  func exposed(_ path: String) -> String
  var adviceOnExposed: String { get }

  var server: String { get }
  /// That it answered, in which time and how.
  func answered(_ host: String, milliseconds: Int, by means: [String]) -> String
  /// That it was not asked, a whole sentence.
  func replayed(_ host: String) -> String
  var proxy: String { get }
  /// The name of a row, and the value of another: there is none.
  var none: String { get }
  var certificates: String { get }
  var systemCertificates: String { get }

  /// The name of kept answers.
  var answers: String { get }
  func absent(_ path: String) -> String
  func favorites(_ count: Int, in path: String) -> String
  func answers(_ count: Int, bytes: Int, in path: String) -> String
  /// A whole sentence each: that a file is damaged, and what comes of it.
  func damaged(_ path: String) -> String
  func adviceOnDamaged(_ kind: HealthFinding.File.Kind) -> String

  var screen: String { get }
  func columns(_ count: Int, isTerminal: Bool) -> String
  var colors: String { get }
  func name(of colors: HealthFinding.Colors) -> String
  var background: String { get }
  func name(of background: HealthFinding.Background?) -> String
  var pictures: String { get }
  func name(of pictures: HealthFinding.Pictures) -> String
  var links: String { get }
  func takesLinks(_ areTaken: Bool) -> String
  var pager: String { get }
}
