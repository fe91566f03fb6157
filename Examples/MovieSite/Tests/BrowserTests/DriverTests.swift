import SiteTestSupport
import Testing

@Suite(.serialized, .browser, .timeLimit(.minutes(3)))
struct DriverTests {
  @Test func `a wait ends with an error that names what did not happen`() async throws {
    try await withTab(at: "/settings") { tab, address in
      let late = await #expect(throws: TestFailure.self) {
        try await tab.until("document.title === 'never'", limit: .milliseconds(50))
      }
      #expect(
        late?.description
          == "Waited 0.05 seconds for document.title === 'never'. The page: \(address)/settings complete visible")
      let silent = await #expect(throws: TestFailure.self) {
        try await tab.value("new Promise(() => {})", limit: .milliseconds(50))
      }
      #expect(silent?.description == "The browser did not answer Runtime.evaluate within 0.05 seconds.")
    }
  }
}
