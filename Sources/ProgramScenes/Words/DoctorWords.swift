/// The text of the doctor scene.
public protocol DoctorWords: Sendable {
  /// The title of the doctor scene.
  var title: String { get }
  /// The title of the findings about a subject.
  func title(of subject: HealthFinding.Subject) -> String
  /// A sentence with the overall result: the number of problems and of notes.
  func summary(troubles: Int, remarks: Int) -> String

  /// The value of a library that could not be loaded.
  var libraryMissing: String { get }
  /// A sentence: what to do about a missing library.
  func adviceOnMissing(_ role: HealthFinding.Library.Role) -> String
  /// The value of a library or a connection without TLS.
  var withoutTLS: String { get }
  /// The value of a library without HTTP/2.
  var withoutHTTP2: String { get }

  /// A sentence: other users can read the file of the credential.
  func exposed(_ path: String) -> String
  /// A sentence: how to keep other users from reading the file.
  var adviceOnExposed: String { get }

  /// The label of the server.
  var server: String { get }
  /// The server responded in a number of milliseconds; `protocols` are such as HTTP/2 and TLS.
  func responded(_ host: String, milliseconds: Int, over protocols: [String]) -> String
  /// A sentence: the server was not contacted, because a recording is replayed.
  func replayed(_ host: String) -> String
  /// The server is not checked because offline mode is on.
  func notContacted(_ host: String) -> String
  /// The label of the proxy.
  var proxy: String { get }
  /// The value of a proxy or pager that is not set.
  var none: String { get }
  /// The label of the certificates.
  var certificates: String { get }
  /// The value of the certificates if they are the system's.
  var systemCertificates: String { get }

  /// The label of the response cache.
  var cache: String { get }
  /// The value of a file that does not exist yet.
  func absent(_ path: String) -> String
  /// The label of the films on the user's shelves.
  var films: String { get }
  /// The value of the films: their number and their file.
  func films(_ count: Int, in path: String) -> String
  /// The value of the cache: the number of responses, the size and the file.
  func cache(_ count: Int, bytes: Int, in path: String) -> String
  /// A sentence: some of the file's entries cannot be read.
  func unreadable(_ count: Int, in path: String) -> String
  /// A sentence: the file is damaged.
  func damaged(_ path: String) -> String
  /// A sentence: what happens to the damaged file.
  func adviceOnDamaged(_ kind: HealthFinding.File.Kind) -> String
  /// The label of a folder for data files.
  func name(of folder: HealthFinding.Folder.Kind) -> String
  /// The value of a folder in which files can be written.
  func writable(_ path: String) -> String

  /// The label of where the text goes.
  var screen: String { get }
  /// The value of where the text goes: whether it is a terminal, and its width.
  func columns(_ count: Int, isTerminal: Bool) -> String
  /// The label of the number of colors.
  var colors: String { get }
  /// The name of a number of colors.
  func name(of colors: HealthFinding.Colors) -> String
  /// The label of the terminal's background.
  var background: String { get }
  /// The name of a background; nil is unknown.
  func name(of background: HealthFinding.Background?) -> String
  /// The label of how pictures are displayed.
  var pictures: String { get }
  /// The name of a way to display pictures.
  func name(of pictures: HealthFinding.Pictures) -> String
  /// The label of hyperlinks.
  var links: String { get }
  /// The value of hyperlinks: whether they are written.
  func linkSupport(_ areSupported: Bool) -> String
  /// The label of the pager.
  var pager: String { get }
}
