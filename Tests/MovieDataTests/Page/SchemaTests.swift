import JSONTestSupport
import MovieData
import Testing

@Suite struct SchemaTests {
  private static let names: Set = [
    "home", "list", "search", "people", "detail", "person", "shelf", "shelf-changes", "repair", "transfer", "opening",
    "genres", "history", "settings", "auth", "doctor", "error", "movie", "pick", "undo", "redo", "stats",
    "calendar", "news", "sync",
  ]

  /// The validator's initializer checks every schema: no unsupported keyword, no open object, every property required, and
  /// no reference to nothing.
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
  @Test(arguments: [
    ("detail", "#"), ("shelf", "#/$defs/film"), ("person", "#/$defs/credit"), ("movie", "#/$defs/listed"),
  ])
  func `Films start with the same properties in every schema`(name: String, reference: String) throws {
    let documents = try SchemaFolder.documents.get()
    let movie = try #require(documents["movie.schema.json"]?["properties"]?.keys)
    let schema = try SchemaValidator(documents: documents).schema("\(name).schema.json\(reference)")
    #expect(try #require(schema["properties"]?.keys).starts(with: movie))
  }
}

/// That valid values are accepted is shown by all documents with a schema.
@Suite struct SchemaOfFilmTests {
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
