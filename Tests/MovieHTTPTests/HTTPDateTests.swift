import Testing

@testable import MovieHTTP

@Suite struct HTTPDateTests {
  @Test(arguments: [
    ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
    ("Tue, 29 Feb 2000 12:00:00 GMT", 951_825_600),
    ("Fri, 31 Dec 2100 23:59:59 GMT", 4_133_980_799),
  ])
  func `A date is read as seconds since 1970`(text: String, seconds: Int64) {
    #expect(Int64(httpDate: text) == seconds)
  }

  @Test(arguments: [
    "", "Sun, 06 Nov 1994", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
    "Sun, 32 Nov 1994 08:49:37 GMT", "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:49:37 GMT",
    "Sun, 06 Nov 1994 08:49 GMT", "Sun, 06 Nov 1994 08:49:37 UTC", "Sun, +6 Nov 1994 08:49:37 GMT",
  ])
  func `Other date formats and invalid dates are refused`(text: String) {
    #expect(Int64(httpDate: text) == nil)
  }
}
