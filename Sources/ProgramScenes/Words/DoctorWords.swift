/// The text of the doctor scene.
public protocol DoctorWords: Sendable {
  var title: String { get }
  func title(of subject: HealthFinding.Subject) -> String
  /// A sentence with the overall result.
  func summary(troubles: Int, remarks: Int) -> String

  /// A library could not be loaded.
  var libraryMissing: String { get }
  /// A sentence: what to do about a missing library.
  func adviceOnMissing(_ role: HealthFinding.Library.Role) -> String
  var withoutTLS: String { get }
  var withoutHTTP2: String { get }

  /// A sentence: other users can read the file. The advice follows.
  func exposed(_ path: String) -> String
  var adviceOnExposed: String { get }

  var server: String { get }
  /// The server responded, with time and protocol.
  func answered(_ host: String, milliseconds: Int, by means: [String]) -> String
  /// A sentence: the server was not contacted.
  func replayed(_ host: String) -> String
  var proxy: String { get }
  /// A row label and a value: there is none.
  var none: String { get }
  var certificates: String { get }
  var systemCertificates: String { get }

  /// The name of the response cache.
  var cache: String { get }
  func absent(_ path: String) -> String
  func favorites(_ count: Int, in path: String) -> String
  func cache(_ count: Int, bytes: Int, in path: String) -> String
  /// A sentence: some of the file's entries cannot be read.
  func unreadable(_ count: Int, in path: String) -> String
  /// Sentences: the file is damaged, and what to do.
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
  func takesLinks(_ areSupported: Bool) -> String
  var pager: String { get }
}
