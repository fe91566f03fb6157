import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieTestSupport
import Testing

/// After adding a property to a film or a person, add it to the sample and the JSON, or list it here with a reason.
@Suite struct EveryFactTests {
  private static let notInDetail = [
    "genres.id": "genre_ids has the ids.",
    "credits.skipped": "skipped has the sum of all parts.",
    "reviews.number": "The reviews are always the first page.",
    "reviews.totalPages": "There is no command for a further page of reviews.",
    "reviews.totalResults": "There is no command for a further page of reviews.",
    "reviews.skipped": "skipped has the sum of all parts.",
    "watchOptions.offers.kind": "Each kind has a member of its own.",
    "recommendations.number": "vip similar has the pages.",
    "recommendations.totalPages": "vip similar has the pages.",
    "recommendations.totalResults": "vip similar has the pages.",
    "recommendations.skipped": "skipped has the sum of all parts.",
    "recommendations.searched": "Only a search tells how many films were searched.",
    "recommendations.staleness": "The films come with the film, and the film has its age.",
    "reviews.searched": "Only a search tells how many films were searched.",
    "reviews.isFiltered": "There are no reviews that viewers do not want.",
    "recommendations.isFiltered": "What a viewer does not want is not told of.",
    "reviews.staleness": "The reviews come with the film, and the film has its age.",
    "staleness.error": "A warning says why the film could not be refreshed.",
    "staleness.lacksDetails": "Null values say so; it is for those that store the film.",
  ]
  private static let notInPerson = [
    "person.knownFor": "movie_credits has every film; the list of people has this.",
    "staleness.error": "A warning says why the person could not be refreshed.",
    "staleness.lacksDetails": "Only stored films may lack details.",
  ]

  private let film = MovieDetails.complete.with { $0.staleness = .complete }
  private var person = PersonDetails.complete

  init() {
    person.staleness = .complete
  }

  @Test func `The samples have a distinct value in every property`() {
    // An error about a criterion of a filter is no reason why a page is outdated, and samples do not lack details.
    let ofNone = ["staleness.error.criterion", "staleness.lacksDetails"]
    let ofWholeLists = ["staleness", "searched", "isFiltered"].flatMap { ["reviews.\($0)", "recommendations.\($0)"] }
    #expect(Leaf.all(in: film).outside(ofWholeLists + ofNone).gaps == [])
    #expect(Leaf.all(in: person).outside(ofNone).gaps == [])
  }

  @Test func `The JSON of a film has every fact`() throws {
    let page = DetailScene.JSON.page(
      of: .init(source: .tmdb, key: .init(id: film.movie.id), value: .loaded(.init(film))))
    let document = try Envelope("detail").read(page)
    expect(document, has: Leaf.all(in: film), except: Self.notInDetail)
    let skipped =
      try #require(film.credits).skipped + #require(film.reviews).skipped + #require(film.recommendations).skipped
    #expect(document["skipped"] == .int(skipped))
  }

  @Test func `The JSON of a person has every fact`() throws {
    let page = PersonScene.JSON.page(of: .init(source: .tmdb, key: .init(id: person.person.id), value: .loaded(person)))
    expect(try Envelope("person").read(page), has: Leaf.all(in: person), except: Self.notInPerson)
  }

  @Test func `The JSON of a list of people has every fact of a row`() throws {
    let people = PagedList(ResultsPage(totalResults: 1, elements: [person.person]))
    let page = PeopleScene.JSON.page(of: .init(source: .tmdb, key: .init(), pages: .loaded(people)))
    expect(try Envelope("people").read(page), has: Leaf.all(in: person.person), except: [:])
  }

  private func expect(
    _ document: JSONValue, has leaves: [Leaf], except exceptions: [String: String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let values = values(in: document)
    let missing = leaves.outside(exceptions.keys).filter { !values.contains($0.value.json) }
    #expect(missing == [], sourceLocation: sourceLocation)
    #expect(
      leaves.unknown(among: exceptions.keys) == [], "exceptions for what is not there", sourceLocation: sourceLocation)
  }

  private func values(in document: JSONValue) -> Set<JSONValue> {
    switch document {
    case .object(let members): members.reduce(into: []) { $0.formUnion(values(in: $1.value)) }
    case .array(let elements): elements.reduce(into: []) { $0.formUnion(values(in: $1)) }
    default: [document]
    }
  }
}

extension Leaf.Value {
  fileprivate var json: JSONValue {
    switch self {
    case .int(let number): .int(number)
    case .double(let number): .double(number)
    case .text(let text): .string(text)
    case .bool(let flag): .bool(flag)
    case .seconds(let count): .int(Int(count))
    case .nothing(let text): .string("no value: \(text)")
    }
  }
}
