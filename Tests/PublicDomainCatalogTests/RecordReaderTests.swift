import Testing

@testable import PublicDomainCatalog

@Suite struct RecordReaderTests {
  @Test func `Records are separated by empty lines`() {
    let records = Array(RecordReader("a: 1\nb: x: y\n\n\nc:\n\nno field\nd: 2"))
    let fields = records.map { $0.fields.map { "\($0.key)=\($0.value)" } }
    #expect(fields == [["a=1", "b=x: y"], ["c="], ["d=2"]])
  }

  @Test func `List items are separated by commas`() {
    #expect("Drama, Science Fiction,War"[...].listed == ["Drama", "Science Fiction", "War"])
    #expect(""[...].listed == [])
  }

  @Test(arguments: ["", "\n\n\n", "no colon at all"])
  func `Text without fields has no records`(text: String) {
    #expect(Array(RecordReader(text)).count == 0)
  }
}
