public import MovieDomain
import MovieJSON

/// A folder of HTTP exchanges, one in each file, to be replayed in bug reports and demonstrations.
///
/// Contains no credentials: keys are removed from URLs, only harmless header fields are recorded, and a secret that a
/// server sends back is overwritten.
public struct Recording: Sendable {
  /// What the recorded requests depend on. A replay must use the same conditions to send the same requests.
  public struct Conditions: Sendable, Hashable {
    /// The base URL of the API.
    public var address: String
    /// The base URL of the image server.
    public var imageAddress: String
    /// The preferred language of films and text.
    public var language: Language
    /// The country whose release dates apply; nil for the server's default.
    public var region: Region?
    /// Whether searches and lists by genre include adult films.
    public var includesAdult: Bool
    /// The date on which the recording was made.
    public var today: CalendarDate

    /// Creates conditions.
    public init(
      address: String, imageAddress: String, language: Language, region: Region?, includesAdult: Bool,
      today: CalendarDate
    ) {
      self.address = address
      self.imageAddress = imageAddress
      self.language = language
      self.region = region
      self.includesAdult = includesAdult
      self.today = today
    }
  }

  let credentialParameters: Set<String>
  private let folder: Folder

  /// Creates access to the recording in a folder, which need not exist yet.
  ///
  /// `credentialParameters` are the lowercase names of the query parameters to remove from URLs.
  public init(directory: String, leavingOut credentialParameters: Set<String>) {
    folder = Folder(path: directory)
    self.credentialParameters = credentialParameters
  }

  /// Begins a recording or continues one, and stores the conditions of this run.
  ///
  /// Throws when they cannot be written, and what `conditions()` throws: the file may be another program's.
  public func begin(_ conditions: Conditions) throws(StoreError) {
    _ = try self.conditions()
    try manifest.write(conditions.record)
  }

  /// Returns the conditions of the recording; nil if there is none in the folder.
  ///
  /// Throws `StoreError(.malformed)` for an invalid file, and `.newerVersion` for a recording of a newer version.
  public func conditions() throws(StoreError) -> Conditions? {
    guard let bytes = try manifest.read() else { return nil }
    let record = try manifest.json(in: bytes)
    guard record["format"]?.string == Conditions.format, let version = record["version"]?.integer else {
      throw StoreError(.malformed, path: manifest.path)
    }
    guard version <= Conditions.version else { throw StoreError(.newerVersion, path: manifest.path) }
    guard let conditions = try? Conditions(record: record) else { throw StoreError(.malformed, path: manifest.path) }
    return conditions
  }

  func save(_ exchange: RecordedExchange) throws(StoreError) {
    try file(RecordedExchange.fileName(for: exchange.url)).write(exchange.record)
  }

  /// Returns the exchange for a URL; nil when the recording does not contain it, or not in a form that can be read.
  func exchange(for url: String) throws(StoreError) -> RecordedExchange? {
    let file = file(RecordedExchange.fileName(for: url))
    guard let bytes = try file.read() else { return nil }
    let exchange = try? RecordedExchange(record: file.json(in: bytes))
    return exchange?.url == url ? exchange : nil
  }

  /// The largest of the files are images.
  private static let longestFile = 32 << 20

  private var manifest: PrivateFile { file("recording.json") }

  private func file(_ name: String) -> PrivateFile { PrivateFile(folder: folder, name: name, limit: Self.longestFile) }
}

extension Recording.Conditions {
  fileprivate static let format = "vip-recording"
  fileprivate static let version = 1

  fileprivate init(record: JSONNode) throws {
    self.init(
      address: try record.required("address", \.string), imageAddress: try record.required("imageAddress", \.string),
      language: try record.required("language") { $0.string.flatMap { Language($0) } },
      region: try record.optional("region", \.string).flatMap { Region($0) },
      includesAdult: try record.required("adult", \.bool),
      today: try record.required("today") { CalendarDate(stored: $0.string) })
  }

  fileprivate var record: JSONValue {
    .record([
      "format": .string(Self.format), "version": .int(Self.version), "address": .string(address),
      "imageAddress": .string(imageAddress), "language": .string(language.tag), "region": .text(region?.code),
      "adult": .bool(includesAdult), "today": .string(today.description),
    ])
  }
}
