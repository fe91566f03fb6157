import Foundation
import HTTPTypes
import MovieDomain
import MovieHTTP
import MovieLibC
import MovieTestSupport
import ServerTestSupport
import Testing

@testable import MovieStore

/// Files that no program would write, or that another one is writing: they are misses, and the cache goes on.
@Suite(.timeLimit(.minutes(10))) struct StrangeCacheFilesTests {
  private let folder = TemporaryFolder()
  private let now: Int64 = 1_800_000_000

  @Test func `Files and folders are created for the user only`() async throws {
    let cache = folder.cache()
    #expect(try folder.names() == [])
    #expect(try await cache.entry(for: .sample("a")) == nil)
    #expect(try folder.names() == [])
    try await cache.store(.sample(), for: .sample("a"))
    #expect(try folder.permissions(of: "deep") == 0o700)
    #expect(try folder.permissions(of: "deep/er") == 0o700)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.response("a"))
    try await cache.store(.sample(), for: .sample("a"))
    #expect(try FileStatus.of(folder.response("a"))?.isExposed == false)
  }

  @Test func `A damaged file is a miss and is replaced`() async throws {
    let cache = folder.cache()
    try await cache.store(.sample("a"), for: .sample("a"))
    let path = try folder.response("a")
    let bytes = try #require(FileManager.default.contents(atPath: path))
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0xA5
      for contents in [damaged, bytes[..<index]] {
        try contents.write(to: URL(fileURLWithPath: path))
        #expect(try await cache.entry(for: .sample("a")) == nil)
      }
    }
    try await cache.store(.sample("b"), for: .sample("a"))
    #expect(try await cache.entry(for: .sample("a")) == .sample("b"))
  }

  @Test func `A link in the place of a file is replaced, and what it leads to stays`() async throws {
    let (cache, victim) = (folder.cache(), folder.path + "/victim")
    try await cache.store(.sample("a"), for: .sample("a"))
    let path = try folder.response("a")
    try Data("mine".utf8).write(to: URL(fileURLWithPath: victim))
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: victim)
    try await cache.store(.sample("b"), for: .sample("a"))
    #expect(try await cache.entry(for: .sample("a")) == .sample("b"))
    #expect(FileManager.default.contents(atPath: victim) == Data("mine".utf8))
  }

  @Test func `The file of another key is a miss`() async throws {
    let cache = folder.cache()
    try await cache.store(.sample("a"), for: .sample("a"))
    // As if both keys had the same checksum.
    try FileManager.default.copyItem(atPath: folder.response("a"), toPath: folder.response("b"))
    #expect(try await cache.entry(for: .sample("b")) == nil)
    try await cache.store(.sample("b"), for: .sample("b"))
    #expect(try await cache.entry(for: .sample("b")) == .sample("b"))
  }

  /// Everything but the contents is right.
  @Test(arguments: [
    "-1\n200\n\nbody", "never\n200\n\nbody", "1e9\n200\n\nbody", "9223372036854775807\n200\n\nbody",
    "1800000000\n404\n\nbody", "1800000000\nfine\n\nbody", "1800000000\n9223372036854775807\n\nbody",
    "1800000000\n200\nno field\n\nbody", "1800000000\n200\n: a\n\nbody", "1800000000", "",
  ])
  func `Contents that no program would write are a miss`(rest: String) async throws {
    let key = try HTTPCacheKey.sample("a")
    func file(_ rest: String) -> [UInt8] {
      let contents = Array("\(key.text)\n\(rest)".utf8)
      return Array("\(Checksum(contents[...]).text)\n".utf8) + contents
    }
    #expect(HTTPCacheEntry(cached: file("1800000000\n200\nage: 1\n\nbody"), for: key)?.body == Array("body".utf8))
    #expect(HTTPCacheEntry(cached: file(rest), for: key) == nil)
  }

  /// A response from a clock that is far off.
  @Test(arguments: [Int64.min, .max, -1])
  func `A response of an impossible time is reloaded`(seconds: Int64) async throws {
    let cache = folder.cache()
    try await cache.store(.sample("old", at: seconds), for: .sample("a"))
    let server = StubTransport(.response("new", [.cacheControl: "max-age=100"]))
    for mode in [HTTPCachePolicy.Mode.normal, .offline] {
      let policy = HTTPCachePolicy(mode: mode, longestAge: .seconds(181 * 86_400), leavingOut: [])
      let transport = CachingTransport(server, cache: folder.cache(), policy: policy) { [now] in now }
      let request = HTTPRequest(method: .get, scheme: "https", authority: "api.example", path: "/3/a")
      #expect(try await transport.exchange(request, timeLimit: .seconds(1)).text == "new")
    }
  }

  @Test(arguments: [Int.min, Int(Int32.min), Int.max])
  func `Impossible times and sizes of files do not matter`(seconds: Int) async throws {
    let cache = folder.cache(maximumBytes: 8 * 4096)
    try await cache.store(.sample(at: now), for: .sample("a"))
    for name in ["b", "c"] {
      try folder.write("", to: folder.name(name))
      // Both have as many bytes as a file can have, but take no place on the disk.
      truncate(try folder.response(name), off_t.max)
      setTimes(of: try folder.response(name), to: seconds)
    }
    try await cache.touch(.sample("b"), at: now)
    // This adds up the sizes.
    try await cache.store(.sample(at: now), for: .sample("d"))
    #expect(try folder.kept(of: ["b", "c"]).isEmpty == (seconds < now))
  }

  @Test(arguments: ["pipe", "device", "folder", "link to itself"])
  func `Something else in place of a file stops nothing`(kind: String) async throws {
    let cache = folder.cache(maximumBytes: 8 * 4096)
    try await cache.store(.sample(), for: .sample("b"))
    let path = try folder.response("a")
    switch kind {
    case "pipe": try #require(mkfifo(path, 0o600) == 0)
    case "device": try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
    case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    default: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
    }
    #expect((try? await cache.entry(for: .sample("a"))) == nil)
    try? await cache.store(.sample(), for: .sample("a"))
    try? await cache.touch(.sample("a"), at: now)
    for number in 0...10 { try await cache.store(.sample(bytes: 3000), for: .sample("\(number)")) }
    await cache.makeRoom()
    #expect(try await cache.entry(for: .sample("10")) != nil)
  }

  @Test(arguments: ["/dev/null", "/dev/null/responses", "/proc/responses"])
  func `A folder that cannot be written is an error`(path: String) async throws {
    let cache = FileHTTPCache(folder: path, longestAge: .seconds(1))
    #expect(try await cache.entry(for: .sample("a")) == nil)
    await #expect(throws: StoreError.self) { try await cache.store(.sample(), for: .sample("a")) }
    await cache.makeRoom()
  }

  @Test func `A file that another process is writing is not waited for`() async throws {
    let cache = folder.cache()
    try await cache.store(.sample("old"), for: .sample("a"))
    let temporary = TemporaryFile(for: try folder.response("a"))
    var other: Draft? = try temporary.create(permissions: 0o600, waits: false) { .system($0, path: nil) }
    await #expect(throws: StoreError(.busy, path: temporary.target)) {
      try await cache.store(.sample("new"), for: .sample("a"))
    }
    #expect(try await cache.entry(for: .sample("a")) == .sample("old"))
    #expect(other != nil)
    other = nil
    try await cache.store(.sample("new"), for: .sample("a"))
    #expect(try await cache.entry(for: .sample("a")) == .sample("new"))
  }

  @Test func `Files of a killed process are evicted, and files that are not the cache's are not`() async throws {
    let cache = folder.cache(maximumBytes: 4 * 4096)
    try await cache.store(.sample(at: now), for: .sample("a"))
    let left = try folder.name("b") + TemporaryFile.suffix
    for name in [left, "deep/er/responses/notes.txt"] {
      try folder.write(String(repeating: "x", count: 5000), to: name)
      setTimes(of: folder.file(name), to: 0)
    }
    try await cache.store(.sample(at: now), for: .sample("c"))
    await cache.makeRoom()
    #expect(try folder.kept() == ["a", "c"])
    #expect(folder.read(left) == nil)
    #expect(folder.read("deep/er/responses/notes.txt") != nil)
  }

  private func setTimes(of path: String, to seconds: Int) {
    utimensat(AT_FDCWD, path, Array(repeating: timespec(tv_sec: seconds, tv_nsec: 0), count: 2), 0)
  }
}
