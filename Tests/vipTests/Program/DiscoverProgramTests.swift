import FlyingFox
import Testing

/// Runs `vip discover`, `similar`, `collection`, `trailer`, `watch` and `open`.
@Suite(.timeLimit(.minutes(10))) struct DiscoverProgramTests {
  private let home = Home()

  @Test func `A filter is sent to TMDb and leads to its next page`() async throws {
    let standIn = try await StandIn.serving { path in
      if path.hasSuffix("genre/movie/list") { return .json(ListProgramTests.genres) }
      return path.hasSuffix("watch/providers/movie") ? .json(Self.services) : .films(for: path)
    }
    let result = try await Program.run(
      "discover", "--genre", "horror", "--year", "1990..1999", "--score", "7..", "--on", "netflix", "--certification",
      "R+", "--region", "DE", "--language", "en", environment: standIn.environment)
    #expect(result.output.hasPrefix("Discover · Horror · 1990–1999 · score from 7 · on Netflix · rated R+"))
    #expect(
      result.output.contains(
        "vip discover --genre 27 --year 1990..1999 --score 7.. --on 8 --certification R+ --page 2"))
    let request = try #require(await standIn.requests.all.last)
    #expect(request.path == "/3/discover/movie")
    #expect(request.query["with_watch_providers"] == "8")
    #expect(request.query["watch_region"] == "DE")
    #expect(request.query["certification"] == "R+")
    #expect(request.query["primary_release_date.lte"] == "1999-12-31")
  }

  @Test(arguments: [
    (["--year", "1999..1990"], "The range “1999..1990” of --year ends before it begins. Put the lower number first."),
    (["--year", "long ago"], "--year must be a range of numbers from 1870 to 2100, such as “1990..1999”."),
    (["--year", "1066"], "--year must be from 1870 to 2100."),
    (["--score", "11.."], "--score must be from 0 to 10."),
    (["--score", ".."], "--score must be a range of numbers from 0 to 10, such as “7..”."),
    (["--runtime", "90"], "--runtime needs a range: “90..” for at least 90, “..90” for at most 90."),
    (["--genre", "war", "--any-genre", "drama"], "--genre and --any-genre cannot be used together."),
  ])
  func `An invalid filter is a usage error`(arguments: [String], sentence: String) async throws {
    let result = try await Program.run("discover", with: arguments, exits: 64)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("error: \(sentence)\nUsage: vip discover "))
  }

  @Test(
    arguments: [
      (["--genre", "horrer"], 64, "Unknown genre “horrer”"),
      (["--original-language", "frensh"], 64, "Did you mean French?"),
      (["--country", "Germny"], 64, "Did you mean Germany?"),
      (["--on", "mine"], 64, "Your settings name no streaming services"),
      (["--votes", "5.."], 1, "The built-in catalog cannot list films by votes"),
      (["--genre", "war", "--year", "1950.."], 1, "No film meets all criteria"),
    ] as [([String], Int32, String)])
  func `A filter that cannot be applied is an error`(arguments: [String], status: Int32, text: String) async throws {
    let result = try await Program.run("discover", with: arguments, exits: status)
    #expect(result.output == "")
    #expect(result.errors.contains(text), "\(result.errors)")
  }

  @Test func `Films of the settings' services are listed, and marked on a film's page`() async throws {
    let standIn = try await StandIn.serving { path in
      path.hasSuffix("watch/providers/movie")
        ? .json(Self.services) : path.contains("/movie/603") ? .json(Self.film) : .films(for: path)
    }
    try await home.run("settings", "set", "services", "netflix", server: standIn)
    let list = try await home.run("discover", "--on", "mine", "--region", "DE", server: standIn)
    #expect(list.output.hasPrefix("Discover · on Netflix"))
    let page = try await home.run("detail", "603", "--region", "DE", "--language", "en", server: standIn)
    #expect(page.errors == "")
    for text in [
      "Where to watch · Germany  from JustWatch · ✓ yours", "Stream  ✓ Netflix", "Age rating  16",
      "IMDb        tt0133093",
      "Trailer One  Trailer · official", "https://www.youtube.com/watch?v=k1", "More like this", "#604",
      "Open where to watch it: vip watch 603", "Play the trailer: vip trailer 603",
      "The whole collection: vip collection 603",
    ] {
      #expect(page.output.contains(text), "\(text)\n\(page.output)")
    }
  }

  @Test func `A collection is listed in order`() async throws {
    let standIn = try await StandIn.serving { path in
      path.hasSuffix("/collection/2344") ? .json(Self.collection) : .json(Self.film)
    }
    let result = try await Program.run("collection", "603", "--tsv", environment: standIn.environment)
    #expect(result.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } } == ["603", "604", "606"])
  }

  @Test(arguments: [
    (["trailer", "603", "--print"], "https://www.youtube.com/watch?v=k1"),
    (["watch", "603", "--region", "DE", "--print"], "https://www.themoviedb.org/movie/603/watch"),
    (["open", "603", "--print"], "https://www.themoviedb.org/movie/603"),
    (["open", "603", "--imdb", "--print"], "https://www.imdb.com/title/tt0133093/"),
  ])
  func `An address is printed`(arguments: [String], address: String) async throws {
    let standIn = try await StandIn.serving { _ in .json(Self.film) }
    let result = try await Program.run(with: arguments, environment: standIn.environment)
    #expect(result.output == address + "\n")
    #expect(result.errors == "")
  }

  @Test func `A film is watched on one's own services, or from the Internet Archive`() async throws {
    let standIn = try await StandIn.serving { _ in .json(Self.film) }
    func watch(_ arguments: String..., exits status: Int32 = 0) async throws -> Program.Result {
      try await home.run("watch", with: arguments + ["--print"], server: standIn, exits: status)
    }
    let elsewhere = try await watch("603", "--region", "US", "--language", "en", exits: 1)
    #expect(elsewhere.errors == "error: Where to watch The Matrix is not known\n")
    try await home.run("settings", "set", "services", "mubi", server: standIn)
    let other = try await watch("603", "--region", "DE", "--language", "en", exits: 1)
    #expect(
      other.errors
        == """
        error: None of your services offers The Matrix
        hint: The film's page lists the services that do: vip detail 603

        """)
    let free = try await watch("built-in:12", "--language", "en")
    #expect(free.errors == "")
    #expect(free.output.hasPrefix("https://archive.org/search?query=title:(%22"))
    #expect(free.output.contains("%22)%20AND%20mediatype:movies%20AND%20year:19"))
  }

  @Test func `Home pages are opened only with http and https`() async throws {
    let standIn = try await StandIn.serving { path in
      .json(path.hasSuffix("/603") ? Self.film : Self.film.replacing("http://example.org/matrix", with: "file:///etc"))
    }
    let arguments = ["--homepage", "--print"]
    let opened = try await Program.run("open", "603", with: arguments, environment: standIn.environment)
    #expect(opened.output == "http://example.org/matrix\n")
    let refused = try await Program.run("open", "604", with: arguments, environment: standIn.environment, exits: 1)
    #expect(refused.errors == "error: The address is not a valid http or https address\nfile:///etc\n")
  }

  @Test func `The address is the program's only argument, without a shell`() async throws {
    let standIn = try await StandIn.serving { _ in .json(Self.film) }
    try await home.writeProgram(#"printf '%s ' "$#" "$@" > "$HOME/opened""#, to: "bin/xdg-open")
    let result = try await home.shell("PATH=$HOME/bin:$PATH vip trailer 603", server: standIn)
    #expect(result.output.contains("with xdg-open"))
    #expect(home.read("opened") == "1 https://www.youtube.com/watch?v=k1 ")
  }

  @Test func `A program that opens nothing leads to one sentence and the whole address`() async throws {
    let address = "http://example.org/" + String(repeating: "k", count: 90)
    let film = Self.film.replacing("http://example.org/matrix", with: address)
    let standIn = try await StandIn.serving { _ in .json(film) }
    try await home.writeProgram("echo noise >&2; exit 3", to: "bin/xdg-open")
    let result = try await home.shell("PATH=$HOME/bin:$PATH vip open 603 --homepage 2>&1 || true", server: standIn)
    #expect(
      result.output == """
        error: xdg-open could not open the address
        \(address)

        """)
  }

  private static let services = #"{"results":[{"provider_id":8,"provider_name":"Netflix","display_priority":0}]}"#
  private static let collection = #"""
    {"id":2344,"name":"The Collection","parts":[{"id":606,"title":"C"},{"id":604,"title":"B","release_date":"2003-05-15"},
    {"id":603,"title":"A","release_date":"1999-03-31"}]}
    """#
  private static let film = #"""
    {"id":603,"title":"The Matrix","overview":"Hackers.","homepage":"http://example.org/matrix","imdb_id":"tt0133093",
    "belongs_to_collection":{"id":2344,"name":"The Collection"},"credits":{"cast":[],"crew":[]},
    "reviews":{"results":[]},"videos":{"results":[{"id":"v1","site":"YouTube","key":"k1","type":"Trailer",
    "name":"Trailer One","official":true,"iso_639_1":"en"},{"id":"v2","site":"Odd","key":"x"}]},
    "watch/providers":{"results":{"DE":{"link":"https://www.themoviedb.org/movie/603/watch","flatrate":
    [{"provider_id":8,"provider_name":"Netflix"}]}}},"release_dates":{"results":[{"iso_3166_1":"DE",
    "release_dates":[{"certification":"16","type":3}]}]},
    "recommendations":{"results":[{"id":604,"title":"B","media_type":"movie"}],"total_pages":1,"total_results":1},
    "external_ids":{}}
    """#
}
