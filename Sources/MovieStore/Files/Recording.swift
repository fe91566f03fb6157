public import HTTPTypes
public import MovieDomain
public import MovieHTTP
import MovieJSON

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder of HTTP exchanges, one in each file, to be replayed in bug reports and demonstrations.
///
/// Contains no credentials: keys are removed from URLs, only harmless header fields are recorded, and a
/// `RedactingTransport` below overwrites a secret that a server sends back.
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

/// A transport that stores every exchange in a recording.
///
/// Wrap this around a `RedactingTransport`, so that a secret that the server sends back is not recorded.
public struct RecordingTransport<Base: HTTPTransport>: HTTPTransport {
  private let base: Base
  private let recording: Recording
  private let onFailure: @Sendable (StoreError) -> Void

  /// Wraps a transport. `onFailure` is called when an exchange could not be stored; the exchange itself continues.
  public init(_ base: Base, to recording: Recording, onFailure: @escaping @Sendable (StoreError) -> Void) {
    self.base = base
    self.recording = recording
    self.onFailure = onFailure
  }

  public func exchange(_ request: HTTPRequest, body: [UInt8], timeLimit: Duration) async throws(HTTPFailure)
    -> BufferedResponse
  {
    let outcome = await base.outcome(of: request, body: body, timeLimit: timeLimit)
    // A replay could not use a canceled exchange.
    if case .failure(let failure) = outcome, failure.code == .cancelled { throw failure }
    if let key = HTTPCacheKey(request, leavingOut: recording.credentialParameters) {
      do throws(StoreError) {
        try recording.save(RecordedExchange(url: key.text, outcome))
      } catch {
        onFailure(error)
      }
    }
    return try outcome.get()
  }
}

/// A transport that responds from a recording, without a network.
public struct ReplayingTransport: HTTPTransport {
  private let recording: Recording

  /// Creates a transport that responds with the exchanges of a recording.
  public init(_ recording: Recording) {
    self.recording = recording
  }

  /// Returns or throws what was recorded for the request.
  ///
  /// Throws `HTTPFailure.Code.notRecorded` when the recording does not contain it.
  public func exchange(_ request: HTTPRequest, body: [UInt8], timeLimit: Duration) async throws(HTTPFailure)
    -> BufferedResponse
  {
    guard let key = HTTPCacheKey(request, leavingOut: recording.credentialParameters),
      let exchange = try? recording.exchange(for: key.text)
    else { throw HTTPFailure(.notRecorded) }
    return try exchange.outcome.get()
  }
}

struct RecordedExchange: Sendable {
  /// The URL, without credentials.
  let url: String
  /// The response with the header fields that are recorded, or the failure.
  let outcome: Result<BufferedResponse, HTTPFailure>

  /// The fields to record. Others may carry secrets.
  private static let recordedHeaders: [HTTPField.Name] = [.cacheControl, .contentType, .date, .eTag, .retryAfter]

  init(url: String, _ outcome: Result<BufferedResponse, HTTPFailure>) {
    self.url = url
    self.outcome = outcome.map { response in
      var head = HTTPResponse(status: response.head.status)
      for name in Self.recordedHeaders { head.headerFields[name] = response.head.headerFields[name] }
      return BufferedResponse(head: head, body: response.body)
    }
  }

  init(record: JSONNode) throws {
    url = try record.required("url", \.string)
    if let failure = try record.optional("failure", { $0.string.flatMap { HTTPFailure.Code(rawValue: $0) } }) {
      outcome = .failure(HTTPFailure(failure, detail: "recorded"))
      return
    }
    let status = try record.required("status") { $0.integer.flatMap { (100..<1000).contains($0) ? $0 : nil } }
    var head = HTTPResponse(status: .init(code: status))
    for (name, value) in record["headers"]?.members ?? [] {
      guard let name = HTTPField.Name(name), let value = value.string, HTTPField.isValidValue(value) else {
        throw UnreadableRecord()
      }
      head.headerFields[name] = value
    }
    let text = try record.optional("body", \.string).map { Array($0.utf8) }
    let body =
      try text ?? record.required("base64") { $0.string.flatMap { Data(base64Encoded: $0) }.map { [UInt8]($0) } }
    outcome = .success(BufferedResponse(head: head, body: body))
  }

  /// The contents of the file. A body that is not text is in Base64.
  var record: JSONValue {
    switch outcome {
    case .failure(let failure): return .record(["url": .string(url), "failure": .string(failure.code.rawValue)])
    case .success(let response):
      let headers = response.head.headerFields.map { JSONValue.Member($0.name.canonicalName, .string($0.value)) }
      let text = String(validating: response.body, as: UTF8.self)
      return .record([
        "url": .string(url), "status": .int(response.head.status.code),
        "headers": .object(headers.sorted { $0.key < $1.key }), "body": .text(text),
        "base64": text == nil ? .string(Data(response.body).base64EncodedString()) : .null,
      ])
    }
  }

  /// The name of the file for a URL: readable parts of its path, and a checksum.
  ///
  /// If two URLs ever had the same name, the later exchange would replace the earlier one.
  static func fileName(for url: String) -> String {
    let path = url.split(separator: "?").first?.split(separator: "/").dropFirst(2).suffix(3) ?? []
    let readable = path.joined(separator: "-").unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || "-_".unicodeScalars.contains($0))
    }
    let checksum = Checksum(Array(url.utf8)[...])
    return "\(String(String.UnicodeScalarView(readable)).prefix(60))-\(checksum.text).json"
  }
}
