import MovieDomain
import MovieJSON
import MovieTestSupport
import Testing

@testable import MovieStore

/// A record with a damaged member is unreadable as a whole.
@Suite struct RecordTests {
  /// The members that may be missing or null.
  private static let optional: Set = [
    "backdrop_path", "belongs_to_collection", "budget", "certification", "characters", "credits", "date",
    "theatrical_release_date", "digital_release_date", "physical_release_date", "homepage", "imdb_id",
    "is_public_domain", "iso_639_1", "jobs", "link", "logo_path",
    "options", "original_language", "overview_language", "popularity", "poster_path", "production_countries",
    "profile_path", "public_domain_year", "published_at", "rating", "recommendations", "release", "release_date",
    "revenue", "reviews", "runtime", "videos", "vote_average", "vote_count", "watching",
  ]
  /// Members of these names may be missing or null in some records, and not in others.
  private static let ambiguous: Set = ["iso_3166_1", "name"]

  @Test func `Films and their details are read from records of their types only`() throws {
    try expectTypes(Movie.complete.record) { _ = try Movie(record: $0) }
    let details = MovieDetails.complete
    try expectTypes(details.record) { _ = try MovieDetails(record: $0, of: details.movie) }
  }

  @Test func `A record is written as it always was`() {
    #expect(
      Movie.complete.record.encoded() == #"""
        {"adult":true,"backdrop_path":"/backdrop.jpg","genre_ids":[12,13],"id":603,"original_language":"de",\#
        "original_title":"Das Beispiel","overview":"Every fact is known.","popularity":83.14,\#
        "poster_path":"/poster.jpg","release_date":"1999-03-31","title":"The Sample","vote_average":8.25,\#
        "vote_count":26341}
        """#)
    let film = Movie(id: 1, title: "Film", rating: Rating(average: 7, voteCount: nil))
    #expect(
      film.record.encoded() == #"""
        {"adult":false,"genre_ids":[],"id":1,"original_title":"Film","overview":"","title":"Film","vote_average":7}
        """#)
  }

  /// Expects that the record can be read without its optional members, and not with values of other types.
  private func expectTypes(_ record: JSONValue, read: (JSONNode) throws -> Void) throws {
    var tried = 0
    for variant in variants(of: record) {
      let node = try #require(JSONNode(parsing: Array(variant.value.encoded().utf8)))
      let isRead = (try? read(node)) != nil
      #expect(isRead == variant.isReadable, "\(variant.value.encoded())")
      tried += 1
    }
    #expect(tried > 50)
  }

  /// The value with each of its parts replaced or removed, and whether it can still be read.
  private func variants(of value: JSONValue) -> [(value: JSONValue, isReadable: Bool)] {
    let others: [JSONValue] = [7, .double(1.5), "x", true, [], [:]]
    var variants = others.filter { !value.takes($0) }.map { ($0, false) }
    switch value {
    case .object(let members):
      for (index, member) in members.enumerated() {
        let with = { (value: JSONValue?) -> JSONValue in
          .object(members[..<index] + (value.map { [.init(member.key, $0)] } ?? []) + members[(index + 1)...])
        }
        for variant in self.variants(of: member.value) { variants.append((with(variant.value), variant.isReadable)) }
        if !Self.ambiguous.contains(member.key) {
          let isOptional = Self.optional.contains(member.key)
          // The kinds of offers are not members that a record must have.
          variants.append((with(nil), isOptional || member.key == "rent"))
          variants.append((with(.null), isOptional))
        }
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        for variant in self.variants(of: element) + [(.null, false)] {
          variants.append(
            (.array(elements[..<index] + [variant.value] + elements[(index + 1)...]), variant.isReadable))
        }
      }
    case .null, .bool, .int, .double, .string: break
    }
    return variants
  }
}

extension JSONValue {
  /// Whether the other value is of the same type, or a whole number in place of another one.
  fileprivate func takes(_ other: JSONValue) -> Bool {
    switch (self, other) {
    case (.int, .int), (.double, .int), (.double, .double), (.string, .string), (.bool, .bool), (.array, .array),
      (.object, .object):
      true
    default: false
    }
  }
}

@Suite(.timeLimit(.minutes(10))) struct LeafTests {
  private struct Sample {
    var title = ""
    var votes: Int?
    var names: [String] = []
    var isKnown = false
    var rating = Rating(average: 7.5, voteCount: nil)
    var kind = ShelfOrder.title.field
  }

  @Test func `Defaults, nil, unknown types and repeated values are gaps`() {
    let gaps = Leaf.all(in: Sample()).gaps.map(\.path)
    #expect(gaps == ["title", "votes", "names", "isKnown", "rating.voteCount", "kind"])
    let sample = Sample(title: "A", votes: 1, names: ["B", "A"], isKnown: true)
    #expect(Leaf.all(in: sample).gaps.map(\.path) == ["names", "rating.voteCount", "kind"])
  }

  @Test func `A path exempts everything below it`() {
    let leaves = Leaf.all(in: Sample())
    #expect(leaves.outside(["rating", "names"]).map(\.path) == ["title", "votes", "isKnown", "kind"])
    #expect(leaves.unknown(among: ["rating", "name"]) == ["name"])
  }
}
