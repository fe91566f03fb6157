import MovieDomain
import Testing

@testable import PublicDomainCatalog

@Suite struct CatalogTextTests {
  @Test func `Texts are equal if their bytes are`() {
    let line: CatalogText = "genres: drama, drama"
    #expect(line[8..<13] == line[15...])
    #expect(line[15...] == "drama")
    #expect(line[8..<13] != line[14...])
    #expect(line[15...].string == "drama")
  }

  @Test(
    arguments: [
      ("0", 0), ("1927", 1927), ("", nil), ("1.0", nil), ("1,000", nil), ("12 ", nil), ("99999999999999999999", nil),
    ] as [(CatalogText, Int?)])
  func `An integer is nothing but a number`(text: CatalogText, integer: Int?) {
    #expect(text.integer == integer)
  }

  @Test(
    arguments: [
      ("8.1", 8.1), ("88.41", 88.41), ("7", 7), ("0.05", 0.05), ("", nil), ("8,1", nil), ("8.1 ", nil), ("1.-2", nil),
    ] as [(CatalogText, Double?)])
  func `A decimal is the nearest number`(text: CatalogText, decimal: Double?) {
    #expect(text.decimal == decimal)
  }

  @Test func `A date has a year, a month and a day`() {
    #expect(("1927-01-10" as CatalogText).date == CalendarDate(year: 1927, month: 1, day: 10))
    for text in ["1927-13-10", "1927-1-10", "1927/01/10", "1927-01-1x", ""] as [CatalogText] {
      #expect(text.date == nil)
    }
  }
}

@Suite struct CatalogRecordTests {
  @Test func `Records are separated by empty lines`() {
    let records = ("a: 1\nb: x: y\n\n\nc:\n\nno field\nd: 2" as CatalogText).records
    let fields = records.map { $0.fields.map { "\($0.key)=\($0.value)" } }
    #expect(fields == [["a=1", "b=x: y"], ["c="], ["d=2"]])
  }

  @Test func `List items are separated by commas`() {
    #expect(("Drama, Science Fiction,War" as CatalogText).listed == ["Drama", "Science Fiction", "War"])
    #expect(("" as CatalogText).listed == [])
  }

  @Test(arguments: ["", "\n\n\n", "no colon at all"] as [CatalogText])
  func `Text without fields has no records`(text: CatalogText) {
    #expect(text.records.count == 0)
  }
}
