import MovieDomain
import Testing

@Suite struct BoundsTests {
  @Test(
    arguments: [
      ("1990..1999", 1990, 1999), ("1990..", 1990, nil), ("..1999", nil, 1999), ("1994", 1994, 1994),
      (" 1990 .. 1999 ", 1990, 1999), ("1990-1999", 1990, 1999), ("1990-99", 1990, 1999), ("1990..94", 1990, 1994),
    ] as [(String, Int?, Int?)])
  func `A range of years has one end or both`(text: String, lower: Int?, upper: Int?) throws {
    let bounds = try Bounds(text, in: 1870...2100)
    #expect(bounds.lower == lower)
    #expect(bounds.upper == upper)
    #expect(try Bounds(bounds.text, in: 1870...2100) == bounds)
  }

  @Test(arguments: [
    ("", BoundsError.noNumber), ("..", .noNumber), ("x..y", .noNumber), ("1990-1999-", .noNumber), ("+1990", .noNumber),
    ("1990..1994..1999", .noNumber), ("٣..", .noNumber), ("1999..1990", .reversed), ("1500..", .outOfRange),
    ("..99999999999999999999", .noNumber),
  ])
  func `A text that is not a range of years is an error`(text: String, error: BoundsError) {
    #expect(throws: error) { try Bounds<Int>(text, in: 1870...2100) }
  }

  @Test(arguments: [("6.5..8", 6.5, 8), ("7..", 7, nil), ("..5.25", nil, 5.25)] as [(String, Double?, Double?)])
  func `A range of scores may have decimals`(text: String, lower: Double?, upper: Double?) throws {
    let bounds = try Bounds(text, in: 0.0...10)
    #expect(bounds.lower == lower)
    #expect(bounds.upper == upper)
    #expect(bounds.text == text)
  }

  @Test func `A hyphen between two numbers is a range, too`() throws {
    #expect(try Bounds<Int>("1930-1940", in: 1870...2100).text == "1930..1940")
    #expect(throws: BoundsError.noNumber) { try Bounds<Int>("1930-", in: 1870...2100) }
  }

  @Test func `The decimal point may be a comma`() throws {
    #expect(try Bounds<Double>("6,5..8", in: 0.0...10).text == "6.5..8")
  }

  @Test func `A single number is an error where a minimum or a maximum is expected`() {
    #expect(throws: BoundsError.single) { try Bounds<Double>("7,5", in: 0.0...10, allowsSingle: false) }
    #expect(throws: BoundsError.single) { try Bounds<Int>("90", in: 1...600, allowsSingle: false) }
    #expect(throws: BoundsError.outOfRange) { try Bounds<Int>("900", in: 1...600, allowsSingle: false) }
    #expect(throws: BoundsError.noNumber) { try Bounds<Int>("-5", in: 1...600, allowsSingle: false) }
  }

  @Test(arguments: ["nan..", "inf..", "1e1..", "0x7..", "-1..", ".5..", "7,,5.."])
  func `Other spellings of numbers are not scores`(text: String) {
    #expect(throws: BoundsError.noNumber) { try Bounds<Double>(text, in: 0.0...10) }
  }

  @Test func `An unknown value is in an open range only`() throws {
    #expect(Bounds<Int>.all.contains(nil))
    #expect(try !Bounds<Int>("..5", in: 0...9).contains(nil))
  }
}
