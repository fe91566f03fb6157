import Foundation
import MovieDomain
import SiteServer
import SiteTestSupport
import Testing

/// A page in the browser.
struct Tab: Sendable {
  let browser: Browser
  let session: String

  @discardableResult
  func send(
    _ method: String, _ parameters: JSONValue = [:], limit: Duration = patience
  ) async throws -> JSONValue {
    try await browser.send(method, parameters, in: session, limit: limit)
  }

  /// Opens a page and waits until it is complete.
  func open(_ address: String) async throws {
    try await start(address)
    try await until("document.readyState === 'complete' && location.href === \(quoted(address))")
  }

  /// Opens a page without waiting for it.
  func start(_ address: String) async throws {
    // The answer comes with the head of the page.
    let answer = try await send("Page.navigate", ["url": .text(address)])
    if let error = answer["errorText"].text { throw TestFailure(description: "\(address): \(error)") }
  }

  /// The value of an expression; that of a promise once it is kept.
  @discardableResult
  func value(_ script: String, limit: Duration = patience) async throws -> JSONValue {
    let answer = try await send(
      "Runtime.evaluate", ["expression": .text(script), "returnByValue": true, "awaitPromise": true], limit: limit)
    if answer["exceptionDetails"] != .null {
      throw TestFailure(description: "\(script): \(answer["exceptionDetails"])")
    }
    return answer["result"]["value"]
  }

  func number(_ script: String) async throws -> Int? { try await value(script).number }

  /// Waits until an expression is true. When `limit` has passed, throws an error that says what the page is.
  func until(_ script: String, limit: Duration = patience) async throws {
    do {
      // While a page is replaced by another one, there is nothing to evaluate in.
      try await wait(for: script, limit: limit) { (try? await value(script)) == true }
    } catch let failure as TestFailure {
      let page = try await value("[location.href, document.readyState, document.visibilityState].join(' ')")
      throw TestFailure(description: "\(failure) The page: \(page.text ?? "none")")
    }
  }

  func count(_ selector: String) async throws -> Int {
    try await number("document.querySelectorAll(\(quoted(selector))).length") ?? -1
  }

  func click(_ selector: String) async throws { try await value("document.querySelector(\(quoted(selector))).click()") }

  /// Types a letter, as a person does.
  func type(_ letter: Character) async throws {
    try await send("Input.dispatchKeyEvent", ["type": "char", "text": .text(String(letter))])
  }

  func resize(width: Int, height: Int = 900) async throws {
    try await send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)), "deviceScaleFactor": 1, "mobile": false,
      ])
  }

  /// Sets what the visitor prefers, such as `prefers-color-scheme`.
  func setMedia(_ feature: String, _ value: String) async throws {
    try await send("Emulation.setEmulatedMedia", ["features": [["name": .text(feature), "value": .text(value)]]])
  }

  /// Runs a script on every page before the page's own. The content security policy does not apply to it.
  func run(onEveryPage script: String) async throws {
    try await send("Page.addScriptToEvaluateOnNewDocument", ["source": .text(script)])
  }

  /// Clicks with the mouse, which gives the element the focus, too.
  func press(_ selector: String) async throws {
    let place = try await value(
      """
      (() => {
        const element = document.querySelector(\(quoted(selector)))
        element.scrollIntoView({ block: 'center', inline: 'center' })
        const box = element.getBoundingClientRect()
        return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)]
      })()
      """
    ).list
    guard place.count == 2 else { throw TestFailure(description: "\(selector) is nowhere.") }
    for type in ["mousePressed", "mouseReleased"] {
      try await send(
        "Input.dispatchMouseEvent",
        ["type": .text(type), "x": place[0], "y": place[1], "button": "left", "clickCount": 1])
    }
  }

  func setScript(_ isOn: Bool) async throws {
    try await send("Emulation.setScriptExecutionDisabled", ["value": .bool(!isOn)])
  }

  /// What the browser refused because of the content security policy.
  func policyFaults() async -> [String] {
    await browser.events("Log.entryAdded", in: session).compactMap { $0["entry"]["text"].text }
      .filter { $0.contains("Content Security Policy") }
  }
}

/// A text as a literal of JavaScript.
func quoted(_ text: String) -> String {
  (try? String(decoding: JSONEncoder().encode(text), as: UTF8.self)) ?? "''"
}

/// A site on a port of its own, and a tab, which shows the page at `path` if there is one. Both end with `body`.
func withTab(
  _ catalog: any MovieCatalog = GatedCatalog(open: Set(MovieList.allCases)),
  clock: any Clock<Duration> = ContinuousClock(), at path: String? = nil, browserOptions: [String] = [],
  _ body: @Sendable (_ tab: Tab, _ address: String) async throws -> Void
) async throws {
  try await withSite(catalog, clock: clock, browserOptions: browserOptions) { address, browser in
    let tab = try await browser.tab()
    if let path { try await tab.open(address + path) }
    try await body(tab, address)
  }
}

/// A site on a port of its own, and a browser. Both end with `body`.
func withSite(
  _ catalog: any MovieCatalog, clock: any Clock<Duration> = ContinuousClock(), browserOptions: [String] = [],
  _ body: @Sendable (_ address: String, _ browser: Browser) async throws -> Void
) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)").path
  defer { try? FileManager.default.removeItem(atPath: folder) }
  let site = Site(Catalogs(catalog.source) { _, _ in catalog }, visitors: Visitors(folder: folder), clock: clock)
  try await withRunningSite(site) { port in
    let browser = try await Browser(options: browserOptions)
    do {
      try await body("http://127.0.0.1:\(port)", browser)
    } catch {
      await browser.close()
      throw error
    }
    await browser.close()
  }
}

/// axe-core, which `make test-site` fetches; it is not part of this repository.
nonisolated struct AccessibilityChecker: Sendable {
  private let script: String

  init() throws {
    let path = URL(fileURLWithPath: #filePath).appending(path: "../../../.build/axe/axe.min.js").standardized.path
    let data = try #require(FileManager.default.contents(atPath: path), "Run make test-site, which fetches axe-core.")
    script = String(decoding: data, as: UTF8.self)
  }

  /// The names of the rules that a page breaks.
  func faults(in tab: Tab) async throws -> [String] {
    try await tab.value(script + "; true")
    return try await tab.value("axe.run().then(result => result.violations.map(fault => fault.id))").list
      .compactMap(\.text)
  }
}
