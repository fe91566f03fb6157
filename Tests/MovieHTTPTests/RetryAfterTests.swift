import HTTPTypes
import Testing

@testable import MovieHTTP

@Suite struct RetryAfterTests {
  private func delay(_ value: String, date: String? = nil) -> Duration? {
    var head = HTTPResponse(status: .serviceUnavailable, headerFields: [.retryAfter: value])
    head.headerFields[.date] = date
    return head.requestedDelay
  }

  @Test func `A number is a delay in seconds`() {
    #expect(delay("120") == .seconds(120))
    #expect(delay(" 5 ") == .seconds(5))
  }

  @Test func `A date is compared with the server's clock`() {
    #expect(
      delay("Sun, 06 Nov 1994 08:49:37 GMT", date: "Sun, 06 Nov 1994 08:49:30 GMT") == .seconds(7))
    #expect(
      delay("Tue, 01 Mar 2044 00:00:05 GMT", date: "Mon, 29 Feb 2044 23:59:55 GMT") == .seconds(10))
  }

  @Test func `A date in the past means no delay`() {
    #expect(delay("Sun, 06 Nov 1994 08:49:30 GMT", date: "Sun, 06 Nov 1994 08:49:37 GMT") == .zero)
  }

  @Test func `A date is ignored without the server's clock`() {
    #expect(delay("Sun, 06 Nov 1994 08:49:37 GMT") == nil)
    #expect(delay("Sun, 06 Nov 1994 08:49:37 GMT", date: "now") == nil)
  }

  @Test(arguments: ["", "soon", "-1", "1.5", "1 minute", "Sun, 06 Nov 1994 08:49:37 CET", "٧"])
  func `An invalid value is ignored`(value: String) {
    #expect(delay(value, date: "Sun, 06 Nov 1994 08:49:37 GMT") == nil)
  }
}
