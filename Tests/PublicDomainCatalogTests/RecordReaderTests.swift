import Testing

@testable import PublicDomainCatalog

@Suite struct RecordReaderTests {
  @Test func `Records are separated by empty lines`() {
    let records = Array(RecordReader(rest: "a: 1\nb: x: y\n\n\nc:\n\nno field\nd: 2"))
    let fields = records.map { $0.fields.map { "\($0.key)=\($0.value)" } }
    #expect(fields == [["a=1", "b=x: y"], ["c="], ["d=2"]])
  }

  @Test func `List items are separated by commas`() {
    #expect(("Drama, Science Fiction,War" as CatalogText).listed == ["Drama", "Science Fiction", "War"])
    #expect(("" as CatalogText).listed == [])
  }

  @Test(arguments: ["", "\n\n\n", "no colon at all"] as [CatalogText])
  func `Text without fields has no records`(text: CatalogText) {
    #expect(Array(RecordReader(rest: text)).count == 0)
  }
}
