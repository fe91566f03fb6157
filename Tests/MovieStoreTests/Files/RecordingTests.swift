import Foundation
import HTTPTypes
import LogTestSupport
import MovieDomain
import MovieHTTP
import MovieTestSupport
import ServerTestSupport
import Testing

@testable import MovieStore

@Suite(.timeLimit(.minutes(10))) struct RecordingTests {
  private let folder = TemporaryFolder()
  private var recording: Recording { Recording(directory: folder.file("recording"), leavingOut: ["api_key"]) }
  private let conditions = Recording.Conditions(
    address: "https://api.themoviedb.org/3", imageAddress: "https://image.tmdb.org/t/p", language: .americanEnglish,
    region: Region("BR"), includesAdult: true, today: "2026-11-20")
  private let request = HTTPRequest(
    method: .get, scheme: "https", authority: "api.themoviedb.org",
    path: "/3/movie/603?language=en-US&api_key=geheimnis",
    headerFields: [.authorization: "Bearer geheimnis"])

  @Test(arguments: [
    BufferedResponse(
      head: HTTPResponse(status: .tooManyRequests, headerFields: [.contentType: "application/json", .retryAfter: "7"]),
      body: Array(#"{"title":"千と千尋"}"#.utf8)),
    BufferedResponse(head: HTTPResponse(status: .ok), body: [0xFF, 0xD8, 0xFF, 0x00, 0x80]),
  ])
  func `A recorded response is replayed unchanged, also a binary one`(response: BufferedResponse) async throws {
    let recorded = try await recorder(.success(response)).exchange(request, timeLimit: .seconds(1))
    #expect(recorded == response)
    #expect(try await ReplayingTransport(recording).exchange(request, timeLimit: .seconds(1)) == response)
  }

  @Test func `A failure is replayed, and a request that was not recorded fails`() async {
    #expect(await recorder(.failure(HTTPFailure(.timedOut))).failure(request)?.code == .timedOut)
    #expect(await ReplayingTransport(recording).failure(request)?.code == .timedOut)
    var other = request
    other.path = "/3/movie/604?language=en-US"
    #expect(await ReplayingTransport(recording).failure(other)?.code == .notRecorded)
  }

  @Test func `A recording contains no credential`() async throws {
    let response = BufferedResponse(
      head: HTTPResponse(status: .ok, headerFields: [.setCookie: "session=geheimnis", .eTag: "\"geheimnis\""]),
      body: Array(#"{"echo":"geheimnis","again":"xgeheimnisx"}"#.utf8))
    _ = try await recorder(.success(response)).exchange(request, timeLimit: .seconds(1))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.file("recording"))
    #expect(files.count == 1)
    let file = try #require(files.first)
    let text = try #require(folder.read("recording/\(file)"))
    #expect(!text.contains("geheimnis") && !file.contains("geheimnis"))
    #expect(text.contains(#""url": "https://api.themoviedb.org/3/movie/603?language=en-US""#))
    #expect(text.contains("xxxxxx"))
  }

  @Test(arguments: ["", "{", #"{"url":"https://api.themoviedb.org/3/movie/603?language=en-US"}"#, "\u{0}"])
  func `A malformed file counts as not recorded`(text: String) async throws {
    try write(text, to: RecordedExchange.fileName(for: "https://api.themoviedb.org/3/movie/603?language=en-US"))
    #expect(await ReplayingTransport(recording).failure(request)?.code == .notRecorded)
  }

  @Test func `A write error is reported, and the response is returned`() async throws {
    try folder.write("", to: "file")
    let response = BufferedResponse(head: HTTPResponse(status: .ok), body: [])
    let errors = Log<StoreError>()
    let transport = RecordingTransport(
      StubTransport(.success(response)),
      to: Recording(directory: folder.file("file") + "/below", leavingOut: []), onFailure: errors.add)
    #expect(try await transport.exchange(request, timeLimit: .seconds(1)) == response)
    #expect(errors.all.count == 1)
  }

  @Test func `The conditions are recorded`() throws {
    #expect(try recording.conditions() == nil)
    try recording.begin(conditions)
    #expect(try recording.conditions() == conditions)
  }

  @Test(arguments: [
    (#"{"mine": true}"#, StoreError.Code.malformed), (#"{"format":"other"}"#, .malformed),
    (#"{"format":"vip-recording","version":2}"#, .newerVersion),
    (
      #"""
      {"format":"vip-recording","version":1,"address":"a","imageAddress":"b","language":"?","adult":false,
      "today":"2026-11-20"}
      """#, .malformed
    ),
  ])
  func `Malformed conditions, or the file of another program, are refused and not replaced`(
    text: String, code: StoreError.Code
  ) throws {
    try write(text, to: "recording.json")
    let error = StoreError(code, path: folder.file("recording/recording.json"))
    #expect(throws: error) { try recording.conditions() }
    #expect(throws: error) { try recording.begin(conditions) }
    #expect(folder.read("recording/recording.json") == text)
  }

  @Test func `File names contain the path`() {
    let name = RecordedExchange.fileName(for: "https://api.themoviedb.org/3/movie/top_rated?page=1")
    #expect(name.hasPrefix("3-movie-top_rated-"))
    #expect(name == RecordedExchange.fileName(for: "https://api.themoviedb.org/3/movie/top_rated?page=1"))
    #expect(name != RecordedExchange.fileName(for: "https://api.themoviedb.org/3/movie/top_rated?page=2"))
    #expect(!RecordedExchange.fileName(for: "https://h/../../etc/passwd?").contains("/"))
  }

  private func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(atPath: folder.file("recording"), withIntermediateDirectories: true)
    try folder.write(text, to: "recording/\(name)")
  }

  private func recorder(_ outcome: StubTransport.Outcome) -> RecordingTransport<RedactingTransport<StubTransport>> {
    RecordingTransport(RedactingTransport(StubTransport(outcome), secrets: ["geheimnis"]), to: recording) { _ in }
  }
}
