import Foundation
import LogTestSupport
import MovieDomain
import MovieLibC
import MovieTestSupport
import Testing

@testable import MovieStore

@Suite(.timeLimit(.minutes(10))) struct LocalFilmFilesTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("films.json") }
  private let files = LocalFilmFiles(input: -1, clean: { $0 }, output: { _ in })
  private let library = TransientFilmLibrary(titleKeys: .language(nil))

  private func read(_ path: String?) throws -> FilmFile {
    try files.read(path, for: .favorites, today: Samples.today)
  }

  private func list(_ path: String?) throws -> FilmList? {
    if case .list(let list) = try read(path) { list } else { nil }
  }

  @Test func `A file that only its owner can read stays so`() async throws {
    try folder.write("{}", to: "films.json")
    chmod(path, 0o600)
    _ = try await files.write(library, .favorites, as: .json, to: path, replacing: true)
    #expect(try folder.permissions(of: "films.json") == 0o600)
  }

  @Test func `Only an earlier calendar of the same product is replaced`() async throws {
    func calendar(_ product: String, _ name: String) -> String {
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:\(product)\r\nX-WR-CALNAME:\(name)\r\nEND:VCALENDAR\r\n"
    }
    let path = folder.file("films.ics")
    for name in ["one", "two"] {
      try await LocalFilmFiles.write(calendar: calendar("films", name), to: path)
      #expect(folder.read("films.ics") == calendar("films", name))
    }
    for other in [calendar("mine", "own"), "{}\n", ""] {
      try folder.write(other, to: "films.ics")
      await #expect(throws: StoreError(.notACalendar, path: path)) {
        try await LocalFilmFiles.write(calendar: calendar("films", "three"), to: path)
      }
      #expect(folder.read("films.ics") == other)
    }
  }

  @Test(arguments: [
    (String.Encoding.utf8, "\u{FEFF}", "“Häxan” – 5 €’s…Ÿ"), (.utf16LittleEndian, "\u{FEFF}", "“Häxan” – 5 €’s…Ÿ"),
    (.utf16BigEndian, "\u{FEFF}", "“Häxan” – 5 €’s…Ÿ"), (.windowsCP1252, "", "“Häxan” – 5 €’s…Ÿ"),
    (.windowsCP1251, "", "«Ёлки-палки» — № 5…"),
  ])
  func `Text is read in the encodings of spreadsheets`(encoding: String.Encoding, mark: String, title: String) throws {
    let data = try #require("\(mark)Name;Year\n\(title);1922\n".data(using: encoding))
    try data.write(to: URL(filePath: folder.file("films.csv")))
    #expect(try list(folder.file("films.csv"))?.rows == [.init(line: 2, title: title, year: 1922)])
  }

  @Test(arguments: [
    ("picture.png", "\u{89}PNG\r\n\u{1A}\n\u{0}\u{0}\u{0}\rIHDR,Title\nName\n", StoreError.Code.noFilms),
    ("letterboxd.zip", "PK\u{3}\u{4}\u{0}half of an archive", .zipped),
    ("notes.txt", "no header\nat all\n", .noFilms), ("empty.csv", "", .noFilms), ("other.json", "{\"a\":1}", .noFilms),
    ("numbers.json", "[1, 2]", .noFilms),
    ("broken.json", #"{"format":"vip-favorites","version":2,"films":["#, .noFilms),
    ("later.json", #"{"format":"vip-favorites","version":3}"#, .newerVersion),
  ])
  func `Other files are refused`(name: String, text: String, code: StoreError.Code) throws {
    try folder.write(text, to: name)
    #expect(throws: StoreError(code, path: folder.file(name))) { try read(folder.file(name)) }
  }

  @Test func `An unreadable file is reported`() throws {
    #expect(throws: StoreError(.missing, path: folder.file("nothing"))) { try read(folder.file("nothing")) }
    #expect(throws: StoreError(.missing, path: folder.file("a/b"))) { try read(folder.file("a/b")) }
    #expect(throws: StoreError(.folder, path: folder.path)) { try read(folder.path) }
    // An endless file.
    #expect(throws: StoreError(.tooLarge, path: "/dev/zero")) { try read("/dev/zero") }
    #expect(throws: StoreError.self) { try read(nil) }
  }

  @Test func `A pipe is read if a program writes to it, and does not wait for one for ever`() throws {
    let pipe = folder.file("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(throws: StoreError(.noFilms, path: pipe)) { try read(pipe) }
    let descriptor = open(pipe, O_RDWR | O_CLOEXEC)
    #expect(write(descriptor, "Title\nM\n", 8) == 8)
    Thread.detachNewThread {
      // Closed only once the reader has the text.
      var unread: Int32 = 1
      while unread > 0, ioctl(descriptor, UInt(FIONREAD), &unread) == 0 { sched_yield() }
      close(descriptor)
    }
    #expect(try list(pipe) == FilmList(rows: [.init(line: 2, title: "M")]))
  }

  @Test func `An export waits for no other export to the same file`() async throws {
    let other = open("\(path).unfinished", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    #expect(flock(other, LOCK_EX) == 0)
    await #expect(throws: StoreError(.busy, path: path)) {
      try await files.write(library, .favorites, as: .json, to: path, replacing: false)
    }
    close(other)
    _ = try await files.write(library, .favorites, as: .json, to: path, replacing: false)
    #expect(try folder.names() == ["films.json"])
  }

  @Test func `A symbolic link stays a link`() async throws {
    try folder.write("mine", to: "films.json")
    let link = folder.file("link.json")
    try folder.link("link.json", to: folder.file("films.json"))
    _ = try await files.write(library, .favorites, as: .json, to: link, replacing: true)
    #expect(folder.read("films.json")?.hasPrefix("{") == true)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == folder.file("films.json"))
    // A dangling link counts as an existing file.
    let astray = folder.file("astray.json")
    try folder.link("astray.json", to: folder.file("gone.json"))
    await #expect(throws: StoreError(.fileExists, path: astray)) {
      try await files.write(library, .favorites, as: .json, to: astray, replacing: false)
    }
    #expect(try folder.names() == ["astray.json", "films.json", "link.json"])
  }

  @Test func `An unwritable file is reported`() async throws {
    for (path, error) in [
      (folder.path, StoreError(.folder, path: folder.path)),
      (folder.file("no/films.json"), StoreError(.missing, path: folder.file("no"))),
      ("/dev/full", StoreError(.diskFull, path: "/dev/full", reason: "No space left on device")),
    ] {
      await #expect(throws: error) { try await files.write(library, .favorites, as: .csv, to: path, replacing: true) }
    }
    #expect(try folder.names() == [])
  }

  @Test func `A failed export leaves no partial file`() async throws {
    try folder.write("mine", to: "films.json")
    for replacing in [false, true] {
      await #expect(throws: StoreError(.unreadable)) {
        try await files.write(
          BrokenLibrary(), .favorites, as: .json, to: folder.file(replacing ? "films.json" : "new.json"),
          replacing: replacing)
      }
    }
    #expect(try folder.names() == ["films.json"])
    #expect(folder.read("films.json") == "mine")
  }

  @Test func `Without a path, an export goes to the output`() async throws {
    let written = Log<String>()
    let files = LocalFilmFiles(input: -1, clean: { $0.uppercased() }, output: { written.add($0) })
    try await library.add([Samples.film(7, "Alien")])
    #expect(try await files.write(library, .favorites, as: .csv, to: nil, replacing: false).written == 1)
    #expect(
      written.all.joined()
        == "Title,Year,imdbID,tmdbID,WatchedDate,Rating,Rewatch,Review,Tags,Date,List\r\n"
        + "ALIEN,,,7,,,,,,2026-11-21,favorites\r\n")
  }
}

/// A library whose lists can be read, but not its films.
private struct BrokenLibrary: LibraryWrapper {
  let base = TransientFilmLibrary()

  func details(of id: FilmID) throws(StoreError) -> StoredFilm? { throw StoreError(.unreadable) }
  func snapshot<Value>(
    _ body: (any ShelfReader) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value { try await body(self) }
  func films(
    on shelf: Shelf, _ order: ShelfOrder, meeting filter: ShelfFilter?, offset: Int, limit: Int
  ) throws(StoreError) -> ShelfPart {
    let favorite = ShelvedFilm(source: .tmdb, movie: Movie(id: 1, title: "Film"), added: Samples.today)
    return ShelfPart(total: 1, elements: offset == 0 ? [favorite] : [])
  }
}

/// Exports into a folder in which others may have put something with the name of the temporary file.
@Suite(.timeLimit(.minutes(10))) struct SharedFolderTests {
  private let folder = TemporaryFolder()
  private let planted: String

  init() throws {
    planted = folder.file("films.json.unfinished")
    try folder.write("mine", to: "victim")
  }

  private func export() async throws {
    let files = LocalFilmFiles(input: -1, clean: { $0 }, output: { _ in })
    let library = TransientFilmLibrary(titleKeys: .language(nil))
    try await library.add([Samples.complete(1)])
    _ = try await files.write(library, nil, as: .json, to: folder.file("films.json"), replacing: false)
  }

  @Test(arguments: ["rest", "link", "hard link", "file with more permissions", "pipe"])
  func `What was left or planted is replaced, and not written to`(kind: String) async throws {
    switch kind {
    case "rest": try folder.write(String(repeating: "rest", count: 10_000), to: "films.json.unfinished")
    case "link": try folder.link("films.json.unfinished", to: folder.file("victim"))
    case "hard link": #expect(link(folder.file("victim"), planted) == 0)
    case "pipe": #expect(mkfifo(planted, 0o600) == 0)
    default:
      try folder.write("theirs", to: "films.json.unfinished")
      #expect(chmod(planted, 0o777) == 0)
    }
    let other = open(planted, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(other) }
    try await export()
    #expect(folder.read("victim") == "mine")
    #expect(folder.read("films.json")?.hasPrefix(#"{"format":"vip-favorites""#) == true)
    #expect(folder.read("films.json")?.hasSuffix("]}\n") == true)
    #expect(try folder.names() == ["films.json", "victim"])
    var status = stat()
    #expect(lstat(folder.file("films.json"), &status) == 0 && status.st_mode & S_IFMT == S_IFREG)
    guard let unread = ["file with more permissions": 6, "pipe": 0][kind] else { return }
    var bytes = [UInt8](repeating: 0, count: 100)
    #expect(read(other, &bytes, 100) == unread)
  }

  @Test func `What cannot be removed is named`() async throws {
    try FileManager.default.createDirectory(atPath: planted, withIntermediateDirectories: false)
    let error = await #expect(throws: StoreError.self) { try await export() }
    #expect(error?.path == planted)
    #expect(error?.reason != nil)
    #expect(try folder.names() == ["films.json.unfinished", "victim"])
  }
}
