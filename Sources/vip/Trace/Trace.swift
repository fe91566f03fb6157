import MovieCurl
import MovieHTTP
import MovieJSON
import MovieStore

/// Writes every step of the scene cycle as a line of JSON on standard error.
struct Trace: Sendable {
  let stream: OutputStream
  private let start = ContinuousClock.now

  /// Writes what the program keeps in global variables. A trace begins with it, because optimized, Swift 6.3 has dropped
  /// the initial values of such variables: the release program is tested for them.
  func writeGlobalState() {
    let state = (
      endingSignals: EndingSignals.traced, crashRestore: CrashRestore.traced, stopsScreen: ScreenSignals.isStopping,
      unfinishedFiles: UnfinishedFiles.all
    )
    write("start", ["value": .string("\(state)")])
  }

  /// Writes a request, response or view model of a scene, as Swift describes it. Secrets mask their descriptions.
  func write(turn: String, scene: String, _ value: some Sendable) {
    write(turn, ["scene": .string(scene), "value": .string("\(value)")])
  }

  func write(_ report: HTTPCacheReport) {
    write("cache", ["url": .string(report.url), "origin": .string(report.origin.rawValue)])
  }

  func write(_ report: ExchangeReport) {
    write(
      "http",
      [
        "method": .string(report.method), "url": .string(report.target),
        "status": report.status.map { .int($0) } ?? .null,
        "failure": report.failure.map { .string($0.rawValue) } ?? .null,
        "milliseconds": .double(Self.milliseconds(report.duration)), "version": .string(report.httpVersion),
        "new_connections": .int(report.newConnections), "body_bytes": .int(report.bodyBytes),
      ])
  }

  private func write(_ turn: String, _ members: KeyValuePairs<String, JSONValue>) {
    let line: JSONValue = ["turn": .string(turn), "at": .double(Self.milliseconds(start.duration(to: .now)))]
    stream.write(line.adding(members).encoded() + "\n")
  }

  /// Rounded to three digits.
  private static func milliseconds(_ duration: Duration) -> Double {
    Double(Int(duration / .microseconds(1))) / 1000
  }
}
