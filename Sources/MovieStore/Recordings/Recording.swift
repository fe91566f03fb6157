import HTTPPort
public import MovieDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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

  /// Begins a recording or continues one, and stores the conditions of this run. Throws when they cannot be written.
  public func begin(_ conditions: Conditions) throws(StoreError) {
    try write(Manifest(conditions), to: Manifest.fileName)
  }

  /// Returns the conditions of the recording; nil if there is none in the folder.
  ///
  /// Throws `StoreError(.malformed)` for an invalid file, and `.newerVersion` for a recording of a newer version.
  public func conditions() throws(StoreError) -> Conditions? {
    guard let manifest = try read(Manifest.self, from: Manifest.fileName) else { return nil }
    let path = file(Manifest.fileName).path
    guard manifest.format == Manifest.format else { throw StoreError(.malformed, path: path) }
    guard manifest.version <= Manifest.version else { throw StoreError(.newerVersion, path: path) }
    guard let conditions = manifest.conditions else { throw StoreError(.malformed, path: path) }
    return conditions
  }

  func save(_ exchange: RecordedExchange) throws(StoreError) {
    try write(exchange, to: RecordedExchange.fileName(for: exchange.url))
  }

  /// Returns the exchange for a URL; nil when the recording does not contain it.
  func exchange(for url: String) throws(StoreError) -> RecordedExchange? {
    let exchange = try read(RecordedExchange.self, from: RecordedExchange.fileName(for: url))
    return exchange?.url == url ? exchange : nil
  }

  /// The largest of the files are images.
  private static let longestFile = 32 << 20

  private func file(_ name: String) -> PrivateFile { PrivateFile(folder: folder, name: name, limit: Self.longestFile) }

  private func read<Value: Decodable>(_ type: Value.Type, from name: String) throws(StoreError) -> Value? {
    guard let bytes = try file(name).read() else { return nil }
    guard let value = try? JSONDecoder().decode(type, from: Data(bytes)) else {
      throw StoreError(.malformed, path: file(name).path)
    }
    return value
  }

  private func write(_ value: some Encodable, to name: String) throws(StoreError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { throw StoreError(.failed, path: file(name).path) }
    try file(name).write([UInt8](data) + [UInt8(ascii: "\n")])
  }
}

/// The conditions, as their file contains them.
private struct Manifest: Codable {
  static let fileName = "recording.json"
  static let format = "vip-recording"
  static let version = 1

  var format = Manifest.format
  var version = Manifest.version
  var address: String
  var imageAddress: String
  var language: String
  var region: String?
  var adult: Bool
  var today: String

  init(_ conditions: Recording.Conditions) {
    address = conditions.address
    imageAddress = conditions.imageAddress
    language = conditions.language.tag
    region = conditions.region?.code
    adult = conditions.includesAdult
    today = conditions.today.description
  }

  var conditions: Recording.Conditions? {
    guard let language = Language(language), let today = CalendarDate(iso8601: Substring(today)) else { return nil }
    return .init(
      address: address, imageAddress: imageAddress, language: language, region: region.flatMap { Region($0) },
      includesAdult: adult, today: today)
  }
}
