import MovieJSON
import Testing

@Suite struct JSONValueTests {
  @Test func `A parsed value keeps the order of its members`() throws {
    let json = #"{"b":[1,2.5,"x",null,true],"a":{"c":{},"b":[]}}"#
    let node = try #require(JSONNode(parsing: Array(json.utf8)))
    #expect(JSONValue(node)?.encoded() == json)
  }

  @Test(arguments: [#"{"a":[01]}"#, #"{"a":"\x"}"#, #"{"\x":1}"#, "[1e999]"])
  func `A value with an invalid part is nil`(json: String) throws {
    let node = try #require(JSONNode(parsing: Array(json.utf8)))
    #expect(JSONValue(node) == nil)
  }
}
