import Foundation
import MovieDomain
import MovieLibC
import MovieTestSupport
import Testing

@testable import MovieStore

/// Exports into a folder in which others may have put something with the name of the temporary file.
@Suite(.timeLimit(.minutes(10))) struct SharedFolderTests {
  private let folder = TemporaryFolder()
  private let planted: String

  init() throws {
    planted = folder.file("films.json.vip-new")
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
    case "rest": try folder.write(String(repeating: "rest", count: 10_000), to: "films.json.vip-new")
    case "link": try folder.link("films.json.vip-new", to: folder.file("victim"))
    case "hard link": #expect(link(folder.file("victim"), planted) == 0)
    case "pipe": #expect(mkfifo(planted, 0o600) == 0)
    default:
      try folder.write("theirs", to: "films.json.vip-new")
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
    #expect(try folder.names() == ["films.json.vip-new", "victim"])
  }
}
