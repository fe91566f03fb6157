import HTTPTypes
import Testing

@testable import MovieHTTP

@Suite struct RetryAfterTests {
  private func delay(_ value: String, date: String?) -> Duration? {
    var head = HTTPResponse(status: .serviceUnavailable, headerFields: [.retryAfter: value])
    head.headerFields[.date] = date
    return head.requestedDelay
  }

  @Test(
    arguments: [
      ("120", nil, .seconds(120)), (" 5 ", nil, .seconds(5)),
      ("Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:30 GMT", .seconds(7)),
      ("Tue, 01 Mar 2044 00:00:05 GMT", "Mon, 29 Feb 2044 23:59:55 GMT", .seconds(10)),
      ("Sun, 06 Nov 1994 08:49:30 GMT", "Sun, 06 Nov 1994 08:49:37 GMT", .zero),
      // Without the server's clock, a date says nothing.
      ("Sun, 06 Nov 1994 08:49:37 GMT", nil, nil), ("Sun, 06 Nov 1994 08:49:37 GMT", "now", nil),
    ] as [(String, String?, Duration?)])
  func `A number is a delay in seconds, and a date is compared with the server's clock`(
    value: String, date: String?, expected: Duration?
  ) {
    #expect(delay(value, date: date) == expected)
  }

  @Test(arguments: ["", "soon", "-1", "1.5", "1 minute", "Sun, 06 Nov 1994 08:49:37 CET", "٧"])
  func `An invalid value is ignored`(value: String) {
    #expect(delay(value, date: "Sun, 06 Nov 1994 08:49:37 GMT") == nil)
  }
}
