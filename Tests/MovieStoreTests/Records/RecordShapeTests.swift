import JSONText
import MovieDomain
import MovieTestSupport
import Testing

@testable import MovieStore

/// A record has its shape if and only if it can be decoded.
@Suite struct RecordShapeTests {
  private static let replacements: [JSONValue] = [
    .null, 7, .double(1.5), "x", true, [], [:], ["x"], [7], [.null], ["x": 7], ["x": []],
  ]

  @Test func `A film has the shape of its record, and no other`() throws {
    try expectShape(MovieRecord.shape, of: MovieRecord(MovieDetails.complete.movie))
  }

  @Test func `Details have the shape of their record, and no other`() throws {
    try expectShape(DetailsRecord.shape, of: DetailsRecord(.complete))
    try expectShape(DetailsRecord.shape, of: DetailsRecord(MovieDetails(movie: Movie(id: 1, title: "Film"))))
  }

  @Test(arguments: ["", "{", "[]", "7", "{}", "null", "{\"id\":1}"]) func `Other text has no shape`(text: String) {
    #expect(!MovieRecord.shape.matches(text))
    #expect(!DetailsRecord.shape.matches(text))
  }

  private func expectShape<Record: Codable>(_ shape: RecordShape, of record: Record) throws {
    let text = try RecordCoding.text(record)
    #expect(shape.matches(text))
    let value = try #require(JSONNode(parsing: Array(text.utf8)).flatMap { JSONValue($0) })
    var wrong = 0
    for changed in variants(of: value) {
      let text = changed.encoded(.compact)
      let isDecoded = (try? RecordCoding.record(Record.self, from: text)) != nil
      #expect(shape.matches(text) == isDecoded, "\(text)")
      if !isDecoded { wrong += 1 }
    }
    #expect(wrong > 50)
  }

  /// The value with each of its parts replaced or removed.
  private func variants(of value: JSONValue) -> [JSONValue] {
    var variants = Self.replacements
    switch value {
    case .object(let members):
      for index in members.indices {
        var changed = members
        changed.remove(at: index)
        variants.append(JSONValue.object(changed))
        for variant in self.variants(of: members[index].value) {
          changed = members
          changed[index].value = variant
          variants.append(JSONValue.object(changed))
        }
      }
    case .array(let elements):
      for index in elements.indices {
        for variant in self.variants(of: elements[index]) {
          var changed = elements
          changed[index] = variant
          variants.append(JSONValue.array(changed))
        }
      }
    case .null, .bool, .int, .double, .string: break
    }
    return variants
  }
}

extension RecordShape {
  fileprivate func matches(_ text: String) -> Bool { JSONNode(parsing: Array(text.utf8)).map(matches) ?? false }
}
