import HTTPTypes
import MovieDomain
import MovieHTTP

@testable import MovieStore

/// The files of a recording: one with its conditions, and one with an exchange.
///
/// The first byte chooses whether the rest is either of them, or changes to a sound one.
enum RecordingFuzzing {
  private static let url = "https://api.example.org/3/movie/603"

  private static let manifest = #"""
    {"format":"vip-recording","version":1,"address":"https://api.example.org/3","imageAddress":"https://i.example.org",
    "language":"en-US","region":"US","adult":false,"today":"2026-11-22"}
    """#

  private static let exchange = #"""
    {"url":"https://api.example.org/3/movie/603","status":200,"headers":{"Content-Type":"application/json",
    "ETag":"x"},"body":"{\"id\":603}","base64":null,"failure":null}
    """#

  static func run(_ bytes: [UInt8]) async throws {
    var choices = Choices(bytes.dropFirst())
    let rest = Array(bytes.dropFirst())
    let (conditions, response): ([UInt8]?, [UInt8]?) =
      switch (bytes.first ?? 0) & 3 {
      case 0: (rest, nil)
      case 1: (OddJSON.document(manifest, &choices), nil)
      case 2: (nil, rest)
      default: (nil, OddJSON.document(exchange, &choices))
      }
    let folder = try ScratchFolder()
    let recording = Recording(directory: folder.path, leavingOut: ["api_key"])
    if let conditions {
      try folder.write(conditions, to: "recording.json")
      do throws(StoreError) {
        guard let read = try recording.conditions() else { throw StoreError(.missing) }
        try recording.begin(read)
      } catch {
        try require([.malformed, .newerVersion].contains(error.code), "A recording cannot be read: \(error)")
      }
    }
    if let response {
      try folder.write(response, to: RecordedExchange.fileName(for: url))
      let request = HTTPRequest(method: .get, scheme: "https", authority: "api.example.org", path: "/3/movie/603")
      _ = try? await ReplayingTransport(recording).exchange(request, timeLimit: .seconds(1))
    }
  }
}
