import Foundation
import SiteTestSupport
import Testing

/// Chromium, driven over a pipe of its own: messages of JSON, each ended by a zero byte.
actor Browser {
  /// Where Debian puts it. The script in /usr/bin prints warnings of its own.
  static let path = "/usr/lib/chromium/chromium"
  static let isInstalled = FileManager.default.isExecutableFile(atPath: path)

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)")
  private var lastNumber = 0
  private var waiting: [Int: CheckedContinuation<JSONValue, any Error>] = [:]
  private var events: [JSONValue] = []
  private var hasEnded = false

  init(options: [String] = []) async throws {
    guard Self.isInstalled else { throw TestFailure(description: "Chromium is not installed as \(Self.path).") }
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The browser reads from descriptor 3 and writes to 4, which `Process` cannot set.
    process.arguments =
      [
        "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 0</dev/null 1>/dev/null 2>/dev/null", Self.path, "--headless=new",
        "--no-sandbox", "--disable-dev-shm-usage", "--remote-debugging-pipe", "--force-prefers-reduced-motion",
        "--hide-scrollbars", "--user-data-dir=\(folder.path)",
      ] + options + ["about:blank"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let (messages, continuation) = AsyncStream.makeStream(of: Data.self)
    let reading = output.fileHandleForReading
    // A thread, because reading blocks.
    Thread.detachNewThread {
      while case let data = reading.availableData, !data.isEmpty { continuation.yield(data) }
      continuation.finish()
    }
    Task { await read(messages) }
  }

  /// Ends the browser, if need be by force.
  func close() async {
    _ = try? await send("Browser.close")
    try? await wait(for: "the end of the browser", limit: .seconds(10)) { !process.isRunning }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: folder)
  }

  private func read(_ chunks: AsyncStream<Data>) async {
    var buffer = Data()
    for await chunk in chunks {
      buffer += chunk
      while let end = buffer.firstIndex(of: 0) {
        if let message = try? JSONDecoder().decode(JSONValue.self, from: buffer[..<end]) { take(message) }
        buffer = Data(buffer[(end + 1)...])
      }
    }
    hasEnded = true
    for number in waiting.keys { giveUp(number, "The browser has ended.") }
  }

  private func take(_ message: JSONValue) {
    guard let number = message["id"].number, let continuation = waiting.removeValue(forKey: number) else {
      events.append(message)
      return
    }
    if message["error"] != .null {
      continuation.resume(throwing: TestFailure(description: "\(message["error"])"))
    } else {
      continuation.resume(returning: message["result"])
    }
  }

  private func giveUp(_ number: Int, _ reason: String) {
    waiting.removeValue(forKey: number)?.resume(throwing: TestFailure(description: reason))
  }

  @discardableResult
  func send(
    _ method: String, _ parameters: JSONValue = [:], in session: String? = nil, limit: Duration = patience
  ) async throws -> JSONValue {
    guard !hasEnded else { throw TestFailure(description: "The browser has ended.") }
    lastNumber += 1
    let number = lastNumber
    var message: [String: JSONValue] = [
      "id": .number(Double(number)), "method": .text(method), "params": parameters,
    ]
    if let session { message["sessionId"] = .text(session) }
    let data = try JSONEncoder().encode(message) + [0]
    let timer = Task {
      try await Task.sleep(for: limit)
      giveUp(number, "The browser did not answer \(method) within \(limit).")
    }
    defer { timer.cancel() }
    return try await withCheckedThrowingContinuation {
      waiting[number] = $0
      do {
        try input.fileHandleForWriting.write(contentsOf: data)
      } catch {
        waiting.removeValue(forKey: number)?.resume(throwing: error)
      }
    }
  }

  /// The events of a tab with a name, since it was opened.
  func events(_ method: String, in session: String) -> [JSONValue] {
    events.filter { $0["method"].text == method && $0["sessionId"].text == session }.map { $0["params"] }
  }

  /// Opens a tab in a window of its own.
  ///
  /// Only one tab of a window is visible. Chromium draws nothing in the others, and does not finish loading a page with
  /// pictures from another SVG file, as the title cards are, until its tab is visible.
  func tab() async throws -> Tab {
    let target = try await send("Target.createTarget", ["url": "about:blank", "newWindow": true])["targetId"]
    let session = try await send("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"]
    guard let text = session.text else { throw TestFailure(description: "No session.") }
    let tab = Tab(browser: self, session: text)
    for domain in ["Page", "Runtime", "Log", "Network"] { try await tab.send(domain + ".enable") }
    return tab
  }
}

extension Trait where Self == ConditionTrait {
  /// Without a browser, tests are skipped, or fail where it is required as in `make test-site`.
  static var browser: ConditionTrait {
    .enabled(
      if: Browser.isInstalled || ProcessInfo.processInfo.environment["MOVIE_SITE_BROWSER"] != nil,
      "Chromium is not installed.")
  }
}

/// A message of the browser.
nonisolated enum JSONValue: Codable, Sendable, Equatable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
{
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  subscript(name: String) -> JSONValue { if case .object(let members) = self { members[name] ?? .null } else { .null } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }
  var list: [JSONValue] { if case .list(let values) = self { values } else { [] } }
}
