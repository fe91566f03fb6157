import JSONTestSupport
import MovieData
import Testing

@Suite struct SchemaTests {
  private static let names: Set = [
    "home", "list", "search", "people", "detail", "person", "shelf", "shelf-changes", "repair", "transfer", "opening",
    "genres", "history", "settings", "auth", "doctor", "error", "movie", "pick", "undo", "redo", "stats",
    "calendar", "news", "sync",
  ]

  /// The validator's initializer checks every schema: no unsupported keyword, no open object, every property required.
  @Test func `Every schema is supported and complete`() throws {
    let documents = try SchemaFolder.documents.get()
    #expect(Set(documents.keys) == Set(Self.names.map { "\($0).schema.json" }))
    _ = try SchemaValidator(documents: documents)
    for (name, document) in documents {
      #expect(document["$schema"] == "https://json-schema.org/draft/2020-12/schema", "\(name)")
      #expect(document["title"] != nil, "\(name)")
    }
  }

  /// Schemas with more properties than a film in a list add them at the end.
  @Test(arguments: [("detail", "#"), ("shelf", "#/$defs/film"), ("person", "#/$defs/credit")])
  func `Films start with the same properties in every schema`(name: String, reference: String) throws {
    let documents = try SchemaFolder.documents.get()
    let movie = try #require(documents["movie.schema.json"]?["properties"]?.keys)
    let schema = try SchemaValidator(documents: documents).schema("\(name).schema.json\(reference)")
    #expect(try #require(schema["properties"]?.keys).starts(with: movie))
  }

  @Test func `Every reference can be resolved`() throws {
    let documents = try SchemaFolder.documents.get()
    let validator = try SchemaValidator(documents: documents)
    for (file, document) in documents {
      for reference in references(in: document) {
        _ = try validator.schema(reference.hasPrefix("#") ? file + reference : reference)
      }
    }
  }

  private func references(in value: JSONValue) -> [String] {
    switch value {
    case .object(let members):
      members.flatMap { member in
        if case ("$ref", .string(let text)) = (member.key, member.value) {
          [text]
        } else {
          references(in: member.value)
        }
      }
    case .array(let elements): elements.flatMap(references)
    default: []
    }
  }
}

/// That valid values are accepted is shown by all documents with a schema.
@Suite struct SchemaValidatorTests {
  private func problems(of value: JSONValue, by schema: JSONValue) throws -> [String] {
    let other: JSONValue = ["type": "string", "$defs": ["n": ["type": "integer"]]]
    return try SchemaValidator(documents: ["a": schema, "b": other]).problems(of: value, by: "a")
  }

  @Test(
    arguments: [
      (["type": "string"], 1), (["type": ["integer", "null"]], "x"), (["type": "integer"], 1.5),
      (["type": "number"], "1"),
      (["type": "boolean"], 1), (["type": "object"], []), (["enum": ["a", "b"]], "c"), (["const": true], false),
      (["minimum": 1], 0), (["maximum": 2], 2.5), (["pattern": "^a+$"], "ab"),
      (["items": ["type": "string"]], ["x", 1]), (["anyOf": [["type": "null"], ["type": "array"]]], 1),
      (["oneOf": [["type": "null"], ["const": 1]]], 2), (["oneOf": [["type": "integer"], ["const": 1]]], 1),
      (["$ref": "b"], nil), (["$ref": "b#/$defs/n"], "x"),
      (["properties": ["a": [:]], "required": ["a"], "additionalProperties": false], [:]),
      (["properties": ["a": [:]], "required": ["a"], "additionalProperties": false], ["a": 1, "b": 2]),
      (["properties": ["a": ["type": "null"]], "required": ["a"], "additionalProperties": false], ["a": 1]),
    ] as [(JSONValue, JSONValue)])
  func `Invalid values are refused`(schema: JSONValue, value: JSONValue) throws {
    #expect(try !problems(of: value, by: schema).isEmpty)
  }

  @Test func `Violations have a path`() throws {
    let schema: JSONValue = [
      "items": ["properties": ["a": ["const": 1]], "required": ["a"], "additionalProperties": false]
    ]
    #expect(
      try problems(of: [["a": 1], ["a": 2, "b": 1]], by: schema)
        == ["$[1].a: not the value", "$[1].b: not expected"])
  }

  @Test(
    arguments: [
      (["maxLength": 3], .unknownKeyword("maxLength")), (["items": ["format": "date"]], .unknownKeyword("format")),
      (["$defs": ["unused": ["not": [:]]]], .unknownKeyword("not")),
      (["anyOf": [["if": [:]]]], .unknownKeyword("if")),
      (["properties": ["a": [:]], "required": ["a"]], .malformed("an open object")),
      (
        ["properties": ["a": [:], "b": [:]], "required": ["a"], "additionalProperties": false],
        .malformed("required is not what properties are")
      ),
      (["items": 1], .malformed("no schema")), (["$ref": "c"], .unresolved("c")),
      (["$ref": "b#/$defs/m"], .unresolved("b#/$defs/m")),
    ] as [(JSONValue, SchemaValidator.Fault)])
  func `Unsupported schemas are refused`(schema: JSONValue, fault: SchemaValidator.Fault) {
    #expect(throws: fault) { try problems(of: [1], by: schema) }
  }

  @Test(
    arguments: [
      ("release_date", "20 July 2001"), ("release_date", "2001-7-2"), ("vote_average", 11), ("vote_average", "8.5"),
      ("vote_count", 1.5), ("id", nil), ("genre_ids", ["Drama"]), ("adult", 0), ("budget", 1),
    ] as [(String, JSONValue)])
  func `A film with an invalid value is refused`(key: String, value: JSONValue) throws {
    let film: JSONValue = [
      "id": 1, "title": "t", "original_title": "t", "original_language": nil, "release_date": "2001-07-20",
      "overview": "", "vote_average": 8.5, "vote_count": nil, "popularity": 1, "genre_ids": [1], "poster_path": nil,
      "poster_url": nil, "backdrop_path": "/b", "adult": false,
    ]
    #expect(try SchemaFolder.problems(of: film, by: "movie") == [])
    guard case .object(var members) = film else { return }
    members.removeAll { $0.key == key }
    #expect(try SchemaFolder.problems(of: .object(members), by: "movie").isEmpty == (key == "budget"))
    members.append(.init(key, value))
    #expect(try SchemaFolder.problems(of: .object(members), by: "movie").count == 1)
  }
}
