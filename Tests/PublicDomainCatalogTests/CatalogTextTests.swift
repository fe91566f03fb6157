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
