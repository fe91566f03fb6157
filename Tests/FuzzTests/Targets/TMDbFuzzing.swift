import HTTPTypes
import MovieData
import MovieDisplay
import MovieDomain
import MovieHTTP
import MovieScenes
import MovieTMDb
import MovieText

/// Every response ends in text, JSON and a table, or in an error.
///
/// The first byte chooses what is requested.
enum TMDbFuzzing {
  /// A body as it is.
  static func run(_ bytes: [UInt8]) async throws {
    var choices = Choices(bytes.prefix(1))
    try await show(choices.number(below: requests.count), body: Array(bytes.dropFirst()))
  }

  /// A sound body with changes.
  static func runOdd(_ bytes: [UInt8]) async throws {
    var choices = Choices(bytes[...])
    let number = choices.number(below: requests.count)
    guard let body = OddJSON.document(requests[number].body, &choices) else {
      throw FuzzFailure(description: "The body of request \(number) is not JSON.")
    }
    try await show(number, body: body)
  }

  private typealias Request = (body: String, show: @Sendable (SceneRun, any MovieCatalog) async throws -> Void)

  private static let requests: [Request] = [
    (TMDbBody.page, { run, _ in try await run.show(ListScene.self, .load(.popular), in: ListText.self) }),
    (
      TMDbBody.film,
      { run, _ in
        for parts in [Set(DetailScene.Part.allCases), []] {
          try await run.show(DetailScene.self, .load(id: 603, expanding: parts), in: DetailText.self)
        }
      }
    ),
    (
      TMDbBody.person,
      { run, _ in
        for subject in [PersonScene.Subject(id: 6384), .init(id: 6384, showsAllFilms: true)] {
          try await run.show(PersonScene.self, .load(subject), in: PersonText.self)
        }
      }
    ),
    (TMDbBody.people, { run, _ in try await run.show(PeopleScene.self, .load(query: nil), in: PeopleText.self) }),
    (TMDbBody.genres, { run, _ in try await run.show(GenresScene.self, .load, in: GenresText.self) }),
    (TMDbBody.page, { run, _ in try await run.show(HomeScene.self, .load, in: HomeText.self) }),
    (TMDbBody.page, { run, _ in try await run.show(SearchScene.self, .submit("Matrix 1999"), in: SearchText.self) }),
    (TMDbBody.people, { run, _ in try await run.show(PeopleScene.self, .load(query: "keanu"), in: PeopleText.self) }),
    (
      TMDbBody.collection,
      { run, _ in try await run.show(ListScene.self, .load(.collection(.init(2344))), in: ListText.self) }
    ),
    (TMDbBody.film, { run, _ in try await run.show(ListScene.self, .load(.similar(.init(603))), in: ListText.self) }),
    (TMDbBody.found, { run, _ in try await run.references() }),
    (TMDbBody.page, { run, _ in try await run.references() }),
    (TMDbBody.services, { _, catalog in _ = try? await catalog.streamingServices() }),
  ]

  /// A catalog whose server sends the same body for everything.
  static func catalog(_ body: [UInt8]) -> TMDbCatalog {
    TMDbCatalog(
      transport: FixedTransport(body: body), credential: Credential(pasted: "token"),
      preferences: .init(language: "ru-RU", region: "US"))
  }

  private static func show(_ number: Int, body: [UInt8]) async throws {
    let catalog = catalog(body)
    try await requests[number].show(SceneRun(catalog), catalog)
    _ = TMDbCatalog.isPlausible(BufferedResponse(head: .init(status: .ok), body: body))
  }
}

/// A transport with the same response to every request.
private struct FixedTransport: HTTPTransport {
  let body: [UInt8]

  func exchange(_ request: HTTPRequest, body: [UInt8], timeLimit: Duration) -> BufferedResponse {
    BufferedResponse(head: HTTPResponse(status: .ok), body: self.body)
  }
}

/// Sound responses of TMDb, as short as they can be with every field that is read.
enum TMDbBody {
  static let page = #"{"page":1,"results":[\#(film1),\#(film2)],"total_pages":58322,"total_results":1166440}"#

  static let film = #"""
    {"adult":false,"backdrop_path":"/b.jpg","belongs_to_collection":{"id":2344,"name":"The Matrix Collection",
    "poster_path":"/c.jpg"},"budget":63000000,"genres":[{"id":28,"name":"Action"},{"id":878,"name":"Science Fiction"}],
    "homepage":"https://example.org/","id":603,"imdb_id":"tt0133093","original_language":"en",
    "original_title":"The Matrix","overview":"A hacker learns what the world is.","popularity":83.14,
    "poster_path":"/p.jpg","production_countries":[{"iso_3166_1":"US","name":"United States of America"}],
    "release_date":"1999-03-31","revenue":463517383,"runtime":136,"status":"Released","tagline":"Believe.",
    "title":"The Matrix","video":false,"vote_average":8.2,"vote_count":26341,
    "credits":{"cast":[{"id":6384,"name":"Keanu Reeves","character":"Neo","order":0,"profile_path":"/k.jpg"},
    {"id":6384,"name":"Keanu Reeves","character":"Thomas Anderson","order":1,"profile_path":null}],
    "crew":[{"id":9340,"name":"Lana Wachowski","job":"Director","department":"Directing"},
    {"id":9340,"name":"Lana Wachowski","job":"Screenplay","department":"Writing"},{"id":1091,"name":"Joel Silver",
    "job":"Producer","department":"Production"}]},
    "reviews":{"page":1,"results":[{"author":"viewer","author_details":{"name":"","username":"viewer","rating":8},
    "content":"**Great** [film](https://example.org).\r\n\r\n- one\r\n- two &amp; <i>three</i>",
    "created_at":"2014-05-12T01:02:03.000Z","id":"r1"}],"total_pages":1,"total_results":1},
    "videos":{"results":[{"id":"v1","iso_639_1":"en","key":"vKQi3bBA1y8","name":"Trailer","official":true,
    "published_at":"2019-01-02T03:04:05.000Z","site":"YouTube","type":"Trailer"}]},
    "watch/providers":{"results":{"US":{"link":"https://www.themoviedb.org/movie/603/watch",
    "flatrate":[{"display_priority":1,"logo_path":"/s.jpg","provider_id":8,"provider_name":"Service"}],
    "rent":[{"provider_id":2,"provider_name":"Other"}]}}},
    "release_dates":{"results":[{"iso_3166_1":"US","release_dates":[{"certification":"R",
    "release_date":"1999-03-31T00:00:00.000Z","type":3},{"certification":"","release_date":"2000-05-02T00:00:00.000Z",
    "type":4}]}]},
    "recommendations":{"page":1,"results":[\#(film1),\#(film2)],"total_pages":2,"total_results":40},
    "external_ids":{"imdb_id":"tt0133093"}}
    """#

  static let person = #"""
    {"id":6384,"name":"Keanu Reeves","known_for_department":"Acting","popularity":41.5,"profile_path":"/k.jpg",
    "biography":"An actor.\n\nBorn in Beirut.","birthday":"1964-09-02","deathday":null,
    "place_of_birth":"Beirut, Lebanon","homepage":"https://example.org","movie_credits":{"cast":[\#(role)],
    "crew":[\#(job)]}}
    """#

  static let people = #"""
    {"page":1,"results":[{"id":6384,"name":"Keanu Reeves","known_for_department":"Acting","popularity":41.5,
    "profile_path":"/k.jpg","known_for":[{"id":603,"title":"The Matrix","media_type":"movie"},{"id":1,
    "name":"A series","media_type":"tv"}]}],"total_pages":500,"total_results":10000}
    """#

  static let genres = #"{"genres":[{"id":28,"name":"Action"},{"id":878,"name":"Science Fiction "}]}"#

  static let collection = #"{"id":2344,"name":"The Matrix Collection","parts":[\#(film1),\#(film2)]}"#

  static let found = #"""
    {"movie_results":[\#(film1)],"person_results":[{"id":6384,"name":"Keanu Reeves","popularity":1}],"tv_results":[]}
    """#

  static let services = #"{"results":[{"display_priority":1,"provider_id":8,"provider_name":"Service"}]}"#

  private static let film1 = row(#""title":"The Matrix","original_title":"The Matrix""#)
  private static let film2 = #"{"id":604,"title":"千と千尋の神隠し","media_type":"movie"}"#
  private static let role = row(#""title":"The Matrix","character":"Neo""#)
  private static let job = row(#""title":"Side by Side","job":"Producer""#)

  private static func row(_ more: String) -> String {
    #"""
    {"adult":false,"backdrop_path":"/b.jpg","genre_ids":[28,878],"id":603,"media_type":"movie","original_language":"en",
    "overview":"A hacker.","popularity":83.14,"poster_path":"/p.jpg","release_date":"1999-03-30","video":false,
    "vote_average":8.2,"vote_count":26341,\#(more)}
    """#
  }
}

/// Text that anyone can edit: its markup is parsed, and it is cleaned, wrapped, shortened and drawn.
enum ReviewFuzzing {
  private static let longest = 1 << 14

  static func run(_ bytes: [UInt8]) throws {
    let raw = String(decoding: bytes.prefix(longest), as: UTF8.self)
    let formatted = Markup.parsed(raw)
    let clean = CleanText(whole: raw)
    try ShownText.check(clean.string)
    try require(
      CleanText(whole: clean.string).string == clean.string, "Cleaning text twice changes it: \(clean.string)")
    let beginning = CleanText(raw)
    try require(
      CleanText(beginning.string).string == beginning.string, "Cutting text twice changes it: \(beginning.string)")
    for width in [1, 2, 20, 80] {
      for line in DetailText(page: TextPage(width: width)).formatted(formatted, width: width) {
        for piece in line.pieces { try ShownText.check(piece.text.string) }
      }
      for line in clean.wrapped(to: width) {
        try ShownText.check(line.string)
        // A character is never divided: a letter with its signs, as in Hindi, may have more cells than a narrow line.
        try require(
          line.width <= width || line.string.count == 1,
          "A line of \(line.width) cells does not fit \(width): \(line.string)")
      }
      let short = clean.truncated(to: width)
      try require(short.width <= width, "Text cut to \(width) cells has \(short.width): \(short.string)")
      _ = clean.wrapped(to: width, lines: 3)
    }
    _ = CleanText.paragraphs(of: raw)
    let ascii = Charset.ascii.text(raw)
    try require(ascii.utf8.allSatisfy { $0 < 0x80 }, "Text has more than ASCII: \(ascii)")
    _ = Hyperlink(raw)
  }
}
