import Foundation
import HTTPTypes
import MovieDomain
import NIOCore
import PublicDomainCatalog
import SiteTestSupport
import SiteViews
import Synchronization
import Testing

@testable import SiteServer

@Suite(.timeLimit(.minutes(5)))
struct SiteTests {
  private let folder = TemporaryFolder()
  private let visitors: Visitors
  private let client: SiteClient

  init() {
    visitors = Visitors(folder: folder.path)
    client = SiteClient(GatedCatalog(open: Set(MovieList.allCases)), visitors)
  }

  /// Addresses of each kind of route, and others.
  @Test(arguments: [
    ("/list/top-rated", 200), ("/list/top-rated?page=2", 200), ("/list/popular?genre=comedy&page=2", 200),
    ("/trending", 200), ("/genres", 200), ("/stats", 200), ("/calendar", 200), ("/news", 404), ("/search", 200),
    ("/search?q=nosferatu", 200), ("/search?q=zzzzzz", 200), ("/people", 200), ("/people?q=keaton", 200),
    ("/film/34", 200), ("/film/34/credits", 200), ("/film/34/complete", 200), ("/film/34/reviews", 200),
    ("/film/34/similar", 200), ("/person/1", 200), ("/person/1/films", 200), ("/person/1/films?role=director", 200),
    ("/shelf/favorites", 200), ("/shelf/watchlist?genre=drama&sort=date&descending=1", 200), ("/pick/watchlist", 200),
    ("/settings", 200), ("/shelf/seen?sort=title", 200), ("/film//34/", 200), ("/film/34/collection", 404),
    ("/discover", 200),
    ("/discover?genre=comedy&year=1920..1929&sort=oldest", 200), ("/pick?genre=comedy", 200), ("/film?q=the", 200),
    ("/film?q=zzzzzz", 404), ("/person?q=zzzzzz", 404), ("/film?q=tt0000000000", 404), ("/film?q=", 404),
    ("/pick/nothing", 404), ("/shelf/seen?sort=length", 404), ("/film/tmdb:34", 404), ("/film/34/trailer", 404),
    ("/film/34/watch", 404), ("/history", 404), ("/discover?utm_source=x", 200), ("/discover?score=7", 400),
    ("/discover?genre=nothing", 400),
    ("/pick?seed=-1", 400), ("/list/popular?page=1&page=2", 400),
    ("/list/popular?page=-9223372036854775808", 404), ("//search?q=the&page=2", 404),
    ("/nothing", 404), ("/list/nothing", 404), ("/film/99999", 404), ("/film/99999999999999999999", 404),
    ("/film/nosferatu", 404), ("/person/99999", 404), ("/shelf/nothing", 404), ("/list/top-rated?page=9999", 404),
    ("/list/top-rated?page=x", 400), ("/search?q=%zz", 400), ("/search?q=a&page=99999999999999999999", 400),
  ])
  func `every page has the right status and is a page`(path: String, status: Int) async throws {
    let answer = try await client.answer(to: .get, path)
    #expect(answer.status == status)
    #expect(answer.headers[.contentType] == "text/html; charset=utf-8")
    #expect(answer.body.hasPrefix("<!doctype html>") && answer.body.hasSuffix("</html>\n"))
    #expect(answer.headers[.contentSecurityPolicy]?.hasPrefix("default-src 'none'") == true)
  }

  @Test(arguments: [("/film/credits?q=nosferatu", "/credits"), ("/person/films?q=buster+keaton", "/films")])
  func `a name leads to the page of what it means`(path: String, end: String) async throws {
    let answer = try await client.answer(to: .get, path)
    #expect(answer.status == 303 && answer.headers[.location]?.hasSuffix(end) == true)
  }

  @Test(arguments: [
    ("/search?q=the+general", "value=\"the general\""), ("/search?q=C%2B%2B+%26", "value=\"C++ &amp;\""),
    ("/search?q=%00%22%3E%3Cscript%3E", "&quot;&gt;&lt;script&gt;"),
    ("/discover?score=7", "There is a mistake in the address or the form: score=7</h1>"),
    ("/search?q=buster+keaton", "<h2>People: 2</h2>"),
    ("/film/34/collection", "not part of a collection</h1>"),
  ])
  func `a query is read as the form sent it, and the page names it and its results, or why there are none`(
    path: String, markup: String
  ) async throws {
    let answer = try await client.answer(to: .get, path)
    #expect(answer.body.contains(markup))
    #expect(!answer.body.contains("<script>") && !answer.body.contains("\u{0}"))
  }

  @Test(arguments: [
    (nil, "img-src 'self';"), ("https://image.tmdb.org/t/p/w500", "img-src 'self' https://image.tmdb.org;"),
    ("posters", "img-src 'self';"),
  ])
  func `pictures may come from the site and the catalog's server only`(posterBase: String?, policy: String) {
    let headers = SecurityHeaders(source: CatalogSource(idNamespace: "films", posterBase: posterBase)).headers
    #expect(headers[.contentSecurityPolicy]?.contains(policy) == true)
  }

  @Test(arguments: ["films.example", "10.0.0.3:8080"])
  func `a proxy can check whether the site answers`(host: String) async throws {
    let answer = try await client.answer(to: .get, "/health", at: host)
    #expect(answer.status == 200)
    #expect(answer.body == "ok\n")
  }

  @Test func `answers are counted by their status`() async throws {
    for path in ["/genres", "/nothing", "/people"] { _ = try await client.answer(to: .get, path) }
    let answer = try await client.answer(to: .get, "/metrics", at: "10.0.0.3:9090")
    let lines = answer.body.split(separator: "\n")
    #expect(lines.first == "# TYPE movie_site_answers_total counter")
    #expect(lines.contains("# TYPE movie_site_answer_seconds_total counter"))
    #expect(answer.status == 200)
    #expect(lines.contains(#"movie_site_answers_total{status="200"} 2"#))
    #expect(lines.contains(#"movie_site_answers_total{status="404"} 1"#))
    #expect(lines.filter { $0.hasPrefix("movie_site_answer_seconds_total{") && !$0.hasSuffix("} 0.0") }.count == 2)
  }

  @Test func `a setting offers its values by name, and keeps another one`() async throws {
    let page = try await client.answer(to: .get, "/settings").body
    let options = [
      #"<option value="" selected>Default</option><option value="en">English</option>"#,
      #"<option value="ru">Русский</option>"#, #"<option value="DE">Germany</option>"#,
      #"<option value="Comedy">Comedy</option>"#, #"<option value="off" selected>No</option>"#,
    ]
    for option in options { #expect(page.contains(option)) }
    #expect(page.contains("<label>language of films and messages <select"))
    #expect(page.contains(#"<button aria-label="Save: language of films and messages">Save</button>"#))
    let change = try await client.answer(to: .post, "/settings", form: "key=language&value=pt-BR")
    let visitor = try #require(change.cookie)
    for form in ["key=region&value=DE", "key=genre&value=Comedy"] {
      #expect(try await client.answer(to: .post, "/settings", ["Cookie": visitor], form: form).status == 303)
    }
    let changed = try await client.answer(to: .get, "/settings", ["Cookie": visitor]).body
    for value in ["pt-BR", "DE", "Comedy"] { #expect(changed.contains(#"<option value="\#(value)" selected>"#)) }
  }

  @Test func `services are chosen among those of the catalog`() async throws {
    let unknown = try await client.answer(to: .post, "/settings", form: "key=services&value=Shuder")
    #expect(unknown.status == 400)
    // Another country has a service that this one does not list.
    let abroad = SiteClient(PublicDomainCatalog(today: .today), visitors)
    let change = try await abroad.answer(to: .post, "/settings", form: "key=services&value=Shudder")
    let visitor = try #require(change.cookie)
    func boxes() async throws -> [String] {
      let page = try await client.answer(to: .get, "/settings", ["Cookie": visitor]).body
      return page.matches(of: /<input type="checkbox" name="value\[\]" value="([^>]*)>/).map { String($0.1) }
    }
    #expect(try await boxes() == [#"Shudder" checked"#, #"Netflix""#, #"MUBI""#])
    for (form, chosen) in [
      ("&value%5B%5D=Netflix&value%5B%5D=MUBI", [#"Netflix" checked"#, #"MUBI" checked"#]),
      ("&value%5B%5D=MUBI", [#"Netflix""#, #"MUBI" checked"#]), ("", [#"Netflix""#, #"MUBI""#]),
    ] {
      let change = try await client.answer(to: .post, "/settings", ["Cookie": visitor], form: "key=services" + form)
      #expect(change.status == 303)
      #expect(try await boxes() == chosen)
    }
  }

  @Test func `services are no setting where the catalog has none`() async throws {
    let client = SiteClient(PublicDomainCatalog(today: .today), Visitors(folder: folder.path))
    let page = try await client.answer(to: .get, "/settings").body
    #expect(page.contains(#"name="key" value="genre""#) && !page.contains(#"name="key" value="services""#))
  }

  @Test(arguments: ["/settings", "/discover"])
  func `genres have names in the visitor's language, in order`(path: String) async throws {
    let form = try await client.answer(to: .get, path, ["Accept-Language": "ru"]).body
    let names = form.matches(of: /<option value="[^"]*">([^<]*)/).map { String($0.1) }
    #expect(names.filter { ["Drama", "боевик", "драма"].contains($0) } == ["боевик", "драма"])
  }

  @Test func `the operator is told of storage that fails, each kind once in ten seconds, and visitors are not`()
    async throws
  {
    let reports = Mutex<[StoreError]>([])
    let time = Mutex(Date(timeIntervalSince1970: 0))
    let visitors = Visitors(
      folder: "/dev/null", now: { time.withLock(\.self) }, report: { error in reports.withLock { $0.append(error) } })
    let lines = Mutex<[String]>([])
    let client = SiteClient(GatedCatalog(), visitors, log: { line in lines.withLock { $0.append(line) } })
    for _ in 0..<2 {
      for (path, form) in [("/settings", "key=language&value=ru"), ("/shelve", "film=34&shelf=favorites&on=1")] {
        let answer = try await client.answer(to: .post, path, form: form)
        #expect(answer.status == 500)
        #expect(answer.body.contains("The site cannot do this at the moment.") && !answer.body.contains("/dev/null"))
        #expect(!answer.body.contains("does not exist"))
      }
    }
    let reported = reports.withLock(\.self)
    #expect(!reported.isEmpty && Set(reported.map(\.code)).count == reported.count)
    // The log of requests does not say it again.
    #expect(lines.withLock(\.self).allSatisfy { $0.hasPrefix("POST ") })
    // Without the name of the folder in it, which is a cookie.
    #expect(reported.allSatisfy { $0.path == "/dev/null/…" })
    // The disk may have had room in between.
    time.withLock { $0 += 10 }
    for _ in 0..<2 {
      #expect(try await client.answer(to: .post, "/settings", form: "key=language&value=ru").status == 500)
    }
    let later = reports.withLock(\.self).dropFirst(reported.count)
    #expect(!later.isEmpty && later.elementsEqual(reported.prefix(later.count)))
  }

  @Test(arguments: ["Transfer-Encoding: chunked\r\n\r\nnonsense\r\n", "Transfer-Encoding: nonsense\r\n\r\n"])
  func `a body that is not HTTP is no fault of the site`(end: String) async throws {
    let lines = Mutex<[String]>([])
    let client = SiteClient(GatedCatalog(), visitors, log: { line in lines.withLock { $0.append(line) } })
    try await withRunningSite(client.site) { port in
      let request = "POST /shelve HTTP/1.1\r\nHost: films.example\r\nConnection: close\r\n\(end)"
      let answer = try await RawClient(port: port).answer(to: request)
      #expect(answer.hasPrefix("HTTP/1.1 400 "))
    }
    #expect(lines.withLock { $0.allSatisfy { $0.hasPrefix("POST /shelve 400 ") } })
  }

  @Test func `a part of a search is not kept, because its address is that of a page`() async throws {
    let client = SiteClient(GatedCatalog(), visitors, clock: ContinuousClock())
    try await withRunningSite(client.site) { port in
      let request = "GET /search?q=no HTTP/1.1\r\nHost: films.example\r\nX-Part: results\r\nConnection: close\r\n\r\n"
      let part = try await RawClient(port: port).answer(to: request)
      #expect(part.contains("<h1>"))
      #expect(part.lowercased().contains("\r\ncache-control: no-store\r\n"))
    }
  }

  @Test func `a page that was made for someone else has a tag, and is not sent twice`() async throws {
    for language in [Language.americanEnglish, try #require(Language("ru"))] {
      await client.site.keptPages.keep(ByteBuffer(string: "<p>\(language.code)</p>"), in: language)
    }
    let kept = try await client.answer(to: .get, "/")
    let tag = try #require(kept.headers[.eTag])
    #expect(kept.body == "<p>en</p>" && kept.headers[.vary] == "Accept-Language, Cookie")
    let again = try await client.answer(to: .get, "/", ["If-None-Match": tag])
    #expect(again.status == 304 && again.body.isEmpty && again.headers[.eTag] == tag)
    let word = tag.dropFirst().dropLast()
    for (known, status) in [
      ("*", 304), ("\"other\", W/\(tag)", 304), ("\"other\"", 200), ("\"a \(tag) b\"", 200), ("\"a\(word)b\"", 200),
      ("\"*\"", 200),
    ] {
      #expect(try await client.answer(to: .get, "/", ["If-None-Match": known]).status == status, "\(known)")
    }
    #expect(try await client.answer(to: .get, "/", ["If-None-Match": tag, "Accept-Language": "ru"]).status == 200)
  }

  @Test(arguments: [true, false])
  func `behind HTTPS, the cookie is for HTTPS only`(isBehindHTTPS: Bool) async throws {
    let client = SiteClient(GatedCatalog(), visitors, isBehindHTTPS: isBehindHTTPS)
    #expect(try await client.favorite(34).headers[.setCookie]?.contains("Secure") == isBehindHTTPS)
  }

  @Test func `each request is a line in the log, without what visitors search for`() async throws {
    let lines = Mutex<[String]>([])
    let client = SiteClient(GatedCatalog(), visitors, log: { line in lines.withLock { $0.append(line) } })
    for path in ["/search?q=secret", "/nothing", "/film/34"] { _ = try await client.answer(to: .get, path) }
    let texts = lines.withLock { $0 }.map { $0.replacing(/\d+ ms$/, with: "n ms") }
    #expect(texts == ["GET /search 200 n ms", "GET /nothing 404 n ms", "GET /film/34 200 n ms"])
  }

  @Test func `a page whose visitor has left is in the log, and is no fault of the site`() async throws {
    let lines = Mutex<[String]>([])
    let catalog = GatedCatalog()
    let client = SiteClient(catalog, visitors, log: { line in lines.withLock { $0.append(line) } })
    let visit = Task { try await client.answer(to: .get, "/list/popular").status }
    try await wait(for: "the question to the catalog") { catalog.askedLists == [.popular] }
    visit.cancel()
    #expect(try await visit.value == 499)
    let texts = lines.withLock { $0 }.map { $0.replacing(/\d+ ms$/, with: "n ms") }
    #expect(texts == ["GET /list/popular 499 n ms"])
    #expect(client.site.metrics.text.contains(#"movie_site_answers_total{status="499"} 1"#))
  }

  @Test(arguments: [
    ("/film/34", 200), ("/", 200), ("/nothing", 404), ("/shelve", 405), ("/health", 200), ("/search?q=%zz", 400),
  ])
  func `HEAD is answered without a body`(path: String, status: Int) async throws {
    let answer = try await client.answer(to: .head, path)
    #expect(answer.status == status)
    #expect(answer.body.isEmpty)
    // Without a length, the server would send the end of a body.
    #expect(answer.headers[.contentLength] != nil && answer.headers[.connection] == nil)
  }

  @Test(arguments: [
    (HTTPRequest.Method.get, "/shelve", "POST"), (.delete, "/settings", "GET, HEAD, POST"),
    (.post, "/film/34", "GET, HEAD"), (.put, "/", "GET, HEAD"), (.post, "/metrics", "GET, HEAD"),
    (.patch, "/health", "GET, HEAD"),
  ])
  func `a wrong method is told the right ones`(method: HTTPRequest.Method, path: String, allowed: String) async throws {
    let answer = try await client.answer(to: method, path)
    #expect(answer.status == 405 && answer.headers[.allow] == allowed)
  }

  @Test func `an address has a limit`() async throws {
    for (length, status) in [(2048, 200), (2049, 414)] {
      let path = "/search?q=".padding(toLength: length, withPad: "a", startingAt: 0)
      #expect(try await client.answer(to: .get, path).status == status)
    }
  }

  @Test func `the form for films by criteria has those in force, and keeps the others`() async throws {
    let path = "/discover?genre=comedy&year=1921..1922&score=7..&original-language=de&sort=oldest"
    let page = try await client.answer(to: .get, path).body
    let form = try #require(page.firstMatch(of: /<form class="filter" action="\/discover">(?s:.*?)<\/form>/)).output
    for part in [
      #"<option value="Comedy" selected>Comedy"#, #"<option value="1921..1922" selected>"#,
      #"<option value="1920..1929">1920–1929"#, #"<option value="7.." selected>from 7<"#,
      #"<option value="..60">up to 60 min<"#, #"<option value="">Any</option>"#,
      #"<a class="step" href="/discover">Clear</a>"#, #"<option value="oldest" selected>oldest first"#,
      #"<input type="hidden" name="original-language" value="de">"#,
    ] { #expect(form.contains(part), "\(part)") }
    #expect(!form.contains("votes"), "The catalog has none")
    #expect(try await client.answer(to: .get, "/discover?score=9..&year=1890..1899").body.contains("class=\"filter\""))
    #expect(try await !client.answer(to: .get, "/list/popular").body.contains("class=\"filter\""))
  }

  @Test func `a page after the last one of a shelf leads to the last`() async throws {
    let cookie = ["Cookie": try #require(try await client.favorite(34).cookie)]
    for (shelf, fields) in [("favorites", cookie), ("favorites", [:]), ("seen", cookie)] {
      let answer = try await client.answer(to: .get, "/shelf/\(shelf)?genre=drama&sort=title&page=9", fields)
      #expect(answer.status == 303)
      #expect(answer.headers[.location] == "/shelf/\(shelf)?genre=drama&sort=title")
    }
    let answer = try await client.answer(to: .get, "/shelf/seen?page=9223372036854775807")
    #expect(answer.status == 303)
  }

  @Test func `a setting that is refused leaves the forms`() async throws {
    for value in ["nonsense", "klingonese"] {
      let key = value == "nonsense" ? "genre" : "language"
      let answer = try await client.answer(to: .post, "/settings", form: "key=\(key)&value=\(value)")
      #expect(answer.status == 400 && answer.body.contains(value))
      #expect(answer.body.contains(#"name="key" value="language""#))
    }
  }

  @Test(arguments: ["colour", "pager", ""])
  func `a setting that is none of the site's is refused without a list of others`(key: String) async throws {
    let answer = try await client.answer(to: .post, "/settings", form: "key=\(key)&value=on")
    #expect(answer.status == 400 && !answer.body.contains("pager"))
    #expect(answer.cookie == nil)
  }

  @Test func `a film that is removed twice is removed`() async throws {
    let cookie = ["Cookie": try #require(try await client.favorite(34).cookie)]
    for _ in 0..<2 {
      let answer = try await client.answer(
        to: .post, "/shelve", cookie, form: "film=34&shelf=favorites&on=0&back=/film/34")
      #expect(answer.status == 303 && answer.headers[.location] == "/film/34?done=1")
    }
  }

  @Test func `a change that fails has a title and leads back`() async throws {
    let answer = try await client.answer(
      to: .post, "/shelve", form: "film=99999&shelf=favorites&on=1&back=/search?q%3Dnos")
    #expect(answer.status == 404)
    #expect(answer.body.contains("<title>No such film – Films</title>"))
    #expect(answer.body.contains("<h1>No such film</h1>"))
    #expect(answer.body.contains(#"<a class="step" href="/search?q=nos">Go back</a>"#))
  }

  @Test func `only the page after a change confirms it, and only if the browser keeps the cookie`() async throws {
    let cookie = ["Cookie": try #require(try await client.favorite(34).cookie)]
    for path in ["/film/34?done=1", "/search?q=nos&done=1"] {
      let kept = try await client.answer(to: .get, path, cookie).body
      #expect(kept.contains(#"<p id="done">Saved.</p>"#))
      #expect(!kept.contains(#"value="/film/34?done"#))
      let lost = try await client.answer(to: .get, path).body
      #expect(lost.contains(#"<p id="done">Without cookies,"#))
    }
    try await withRunningSite(client.site) { port in
      let answer = try await RawClient(port: port).page("/?done=1", at: "films.example")
      #expect(answer.contains("Without cookies,") && answer.contains("X-Accel-Buffering: no\r\n"))
    }
    #expect(await client.site.keptPages.page(in: .americanEnglish) == nil)
    for path in ["/film/34", "/film/34?done=2", "/nothing"] {
      #expect(try await !client.answer(to: .get, path, cookie).body.contains("id=\"done\""))
    }
  }

  @Test func `a film page does not offer changes of shelves that cannot be read, and the log says which`() async throws
  {
    let cookie = try #require(try await client.favorite(34).cookie)
    let name = cookie.dropFirst("visitor=".count)
    let path = "\(folder.path)/\(name)/films.json"
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let reports = Mutex<[StoreError]>([])
    let time = Date()
    let restarted = Visitors(
      folder: folder.path, now: { time }, report: { error in reports.withLock { $0.append(error) } })
    let page = try await SiteClient(GatedCatalog(), restarted).answer(to: .get, "/film/34", ["Cookie": cookie])
    #expect(page.status == 200 && !page.body.contains("/shelve"))
    #expect(page.body.contains(#"<p role="status" class="note">Could not read your films.</p>"#))
    #expect(reports.withLock(\.self).map(\.path) == ["\(folder.path)/\(name.prefix(8))…"])
  }

  @Test(arguments: ["/settings", "/discover?year=1920..1929"])
  func `a page whose choices the catalog does not tell within seconds is shown without them`(path: String) async throws
  {
    let clock = HeldClock()
    let client = SiteClient(SilentCatalog(), visitors, clock: clock)
    async let answer = client.answer(to: .get, path)
    try await wait(for: "all questions at once") { clock.sleepers == (path == "/settings" ? 2 : 1) }
    clock.advance(by: .seconds(3))
    #expect(try await answer.status == 200)
  }

  @Test(arguments: [
    ("/list/top-rated?page=3", "/list/top-rated?page=2"), ("/people?page=2&q=an", "/people?page=1&amp;q=an"),
    ("/search?q=the&page=2", "/search?q=the&amp;page=1"),
  ])
  func `a page leads to the one before`(path: String, previous: String) async throws {
    let page = try await client.answer(to: .get, path).body
    #expect(page.contains(#"<a class="step" href="\#(previous)">Previous page</a>"#))
    let first = try await client.answer(to: .get, path.replacing(/page=\d/, with: "page=1")).body
    #expect(!first.contains("Previous page"))
  }

  @Test func `the only page of a list has no number`() async throws {
    #expect(try await client.answer(to: .get, "/list/top-rated").body.contains(/page 1 of \d/))
    let page = try await client.answer(to: .get, "/discover?genre=horror&year=1920..1929").body
    #expect(page.contains("class=\"card\"") && !page.contains("page 1 of"))
  }

  @Test(arguments: ["/list/top-rated", "/people"])
  func `a page after the last one leads to that`(path: String) async throws {
    let page = try await client.answer(to: .get, path + "?page=999")
    #expect(page.status == 404 && !page.body.contains("Previous page"))
    #expect(page.body.contains(/<a class="step" href="[a-z\/-]+\?page=\d+">Last page/))
  }

  @Test(arguments: ["/pick?genre=comedy&seed=5", "/pick/favorites?seed=5"])
  func `a film for tonight leads to another one`(path: String) async throws {
    let cookie = ["Cookie": try #require(try await client.favorite(34).cookie)]
    #expect(try await client.favorite(1, cookie).status == 303)
    let page = try await client.answer(to: .get, path, cookie).body
    let next = path.replacing("&", with: "&amp;").replacing("seed=5", with: "seed=6")
    #expect(page.contains(#"<a class="step" href="\#(next)">Another one</a>"#))
  }

  @Test func `the only film for tonight leads to no other one`() async throws {
    let cookie = ["Cookie": try #require(try await client.favorite(34).cookie)]
    let page = try await client.answer(to: .get, "/pick/favorites?seed=5", cookie).body
    #expect(page.contains("Metropolis") && !page.contains("Another one"))
  }

  @Test func `a page names the language of a text that is in another one`() async throws {
    let client = SiteClient(PublicDomainCatalog(language: try #require(Language("ru")), today: .today), visitors)
    let page = try await client.answer(to: .get, "/film/34", ["Accept-Language": "ru"]).body
    #expect(page.contains(#"<html lang="ru">"#) && page.contains(#"<p lang="en">"#))
    #expect(try await !self.client.answer(to: .get, "/film/34").body.contains("<p lang="))
  }

  @Test func `a search has a title of its own where that of the button is a verb`() async throws {
    let page = try await client.answer(to: .get, "/search", ["Accept-Language": "ru"]).body
    #expect(page.contains("<title>Поиск – Фильмы</title>") && page.contains("<button>Найти</button>"))
  }

  @Test(arguments: ["35", "comedy"])
  func `a genre is named in the form as on the page`(genre: String) async throws {
    let page = try await client.answer(to: .get, "/discover?genre=\(genre)", ["Accept-Language": "ru"]).body
    #expect(page.contains(#"<option value="комедия" selected>комедия"#))
    #expect(page.matches(of: /<option [^>]*>комедия</.ignoresCase()).count == 1)
  }

  @Test func `a cookie that names nobody is replaced, and one that is used is renewed`() async throws {
    let invented = "visitor=" + String(repeating: "a", count: 32)
    let first = try #require(try await client.favorite(34, ["Cookie": invented]).cookie)
    #expect(first != invented)
    let second = try await client.favorite(1, ["Cookie": first])
    #expect(second.cookie == first && second.headers[.setCookie]?.contains("Max-Age=34560000") == true)
  }

  @Test func `an address may be that of so many new visitors in an hour`() async throws {
    let clock = HeldClock()
    let site = SiteClient(GatedCatalog(), visitors, clock: clock, isBehindHTTPS: true, newVisitorsPerHour: 2)
    func change(_ address: String, _ cookie: String = "") async throws -> SiteClient.Answer {
      try await site.favorite(34, ["X-Forwarded-For": address, "Cookie": cookie])
    }
    let known = try #require(try await change("192.0.2.1").cookie)
    #expect(try await change("192.0.2.1", "visitor=" + String(repeating: "a", count: 32)).status == 303)
    let refusal = try await change("192.0.2.1", "visitor=" + String(repeating: "b", count: 32))
    #expect(refusal.status == 429 && refusal.headers[.retryAfter] == "3601")
    #expect(refusal.body.contains("Too many new visitors") && folder.names.count == 2)
    #expect(try await change("192.0.2.2").status == 303)
    #expect(try await change("192.0.2.1", known).status == 303)
    clock.advance(by: .seconds(3600))
    #expect(try await change("192.0.2.1").status == 303)
  }

  @Test(arguments: [
    ("127.0.0.1", Site.loopbackHosts, "http://127.0.0.1:80"), ("0.0.0.0", Site.loopbackHosts, "http://localhost:80"),
    ("::", Site.loopbackHosts, "http://localhost:80"), ("::1", Site.loopbackHosts, "http://[::1]:80"),
    ("0.0.0.0", Set(["films.example"]), "http://films.example:80"),
  ])
  func `the address that is printed leads to the site`(host: String, hosts: Set<String>, address: String) {
    let catalog = GatedCatalog()
    let site = Site(Catalogs(catalog.source) { _, _ in catalog }, visitors: visitors, hosts: hosts)
    #expect(site.address(at: host, 80) == address)
  }

  @Test func `a change belongs to its visitor, who gets a cookie`() async throws {
    let form = "film=34&shelf=favorites&on=1&back=/film/34"
    let change = try await client.answer(to: .post, "/shelve", form: form)
    #expect(change.status == 303)
    #expect(change.headers[.location] == "/film/34?done=1")
    let cookie = try #require(change.headers[.setCookie])
    #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"))
    let visitor = try #require(change.cookie)
    #expect(try await client.answer(to: .get, "/shelf/favorites", ["Cookie": visitor]).body.contains("Metropolis"))
    #expect(try await !client.answer(to: .get, "/shelf/favorites").body.contains("Metropolis"))
    let other = "visitor=" + String(repeating: "a", count: 32)
    #expect(try await !client.answer(to: .get, "/shelf/favorites", ["Cookie": other]).body.contains("Metropolis"))
    let undo = try await client.answer(
      to: .post, "/shelve", ["Cookie": visitor], form: form.replacing("on=1", with: "on=0"))
    #expect(undo.status == 303 && undo.cookie == visitor)
    #expect(try await !client.answer(to: .get, "/shelf/favorites", ["Cookie": visitor]).body.contains("Metropolis"))
  }

  @Test(arguments: [
    (["Origin": "https://evil.example"], 403), (["Sec-Fetch-Site": "cross-site"], 403),
    (["Sec-Fetch-Site": "same-site", "Origin": "http://films.example"], 403), (["Origin": "null"], 403),
    (["Origin": "http://films.example"], 303), (["Sec-Fetch-Site": "same-origin"], 303), ([:], 303),
  ])
  func `a change from another site is refused`(headers: [String: String], status: Int) async throws {
    let answer = try await client.answer(to: .post, "/shelve", headers, form: "film=34&shelf=seen&on=1&back=/")
    #expect(answer.status == status)
  }

  @Test(arguments: ["", "film=34", "film=x&shelf=seen&on=1", "film=34&shelf=attic&on=1", "film=%zz"])
  func `a form that is not one of the site's is refused`(form: String) async throws {
    #expect(try await client.answer(to: .post, "/shelve", form: form).status == 400)
  }

  @Test(arguments: ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"])
  func `a change never leads to another site`(back: String) async throws {
    let answer = try await client.answer(to: .post, "/shelve", form: "film=34&shelf=seen&on=1&back=\(back)")
    #expect(answer.status == 303)
    #expect(answer.headers[.location] == "/shelf/seen?done=1")
  }

  @Test(arguments: ["../../etc", "visitor=../x", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", ""])
  func `a cookie that is not the site's belongs to no visitor`(cookie: String) {
    #expect(Visitors.ID(cookie: cookie) == nil)
  }

  @Test func `settings change the language`() async throws {
    let change = try await client.answer(to: .post, "/settings", form: "key=language&value=ru&back=/settings")
    let visitor = try #require(change.cookie)
    let page = try await client.answer(to: .get, "/list/popular", ["Cookie": visitor]).body
    #expect(page.contains(#"<html lang="ru">"#) && page.contains("Избранное"))
    let reset = try await client.answer(to: .post, "/settings", ["Cookie": visitor], form: "key=language&value=")
    #expect(reset.status == 303)
    #expect(try await client.answer(to: .get, "/settings", ["Cookie": visitor]).body.contains(#"<html lang="en">"#))
  }

  @Test(arguments: [
    ("ru-RU,en;q=0.5", "ru"), ("de, en", "en"), ("", "en"), ("ru", "ru"), (";;;,,,", "en"),
    ("en;q=0.3, ru;q=0.9", "ru"), ("ru;q=0, en;q=0.1", "en"), ("ru;q=0", "en"), ("ru; q=0.5, en; q=0.5", "ru"),
  ])
  func `the browser's language is the default`(header: String, code: String) async throws {
    let page = try await client.answer(to: .get, "/list/popular", ["Accept-Language": header]).body
    #expect(page.contains(#"<html lang="\#(code)">"#))
  }

  @Test func `assets may be kept forever, because their addresses change`() async throws {
    for asset in Asset.all {
      let answer = try await client.answer(to: .get, asset.address)
      #expect(answer.status == 200)
      #expect(answer.headers[.contentType] == asset.type)
      #expect(answer.headers[.cacheControl] == "public, max-age=31536000, immutable")
    }
  }
}

/// The built-in films of a catalog that does not say which genres and services it has.
private struct SilentCatalog: CatalogWrapper {
  var source: CatalogSource { .publicDomain }

  func base() -> any MovieCatalog { PublicDomainCatalog(today: .today) }

  func genres() async throws(CatalogError) -> [Genre] { try await silence() }

  func streamingServices() async throws(CatalogError) -> [StreamingService] { try await silence() }

  private func silence<Answer>() async throws(CatalogError) -> Answer {
    try? await Task.sleep(for: .seconds(1000))
    throw CatalogError(.cancelled)
  }
}
