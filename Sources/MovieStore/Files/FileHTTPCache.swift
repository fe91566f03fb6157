import HTTPTypes
public import MovieHTTP
import MovieLibC

/// A cache in a folder, with a file for each response, that several processes may share.
///
/// A file is written beside its place and renamed, so that no process reads a part of one. Nothing waits for the disk: a
/// checksum finds what a power failure has damaged. The time of modification says when the response was confirmed, and
/// that of access when it was last used.
public actor FileHTTPCache: HTTPCache {
  /// In the names of all files, also of unfinished ones, so that no others in the folder are removed.
  static let suffix = ".http"
  /// The precision of the time of last use, in seconds. A use is not noted if the one known is less than this ago.
  private static let useResolution: Int64 = 3600

  private let folder: Folder
  private let maximumBytes: Int
  private let longestAge: Duration
  /// A sixteenth of the limit, so that not every response evicts others.
  private let slack: Int
  /// How much can be written until the sizes of all files are added up, which takes milliseconds in a full cache.
  private var room: Int
  /// When the latest response was stored; nil if sizes were added up since then.
  private var storedAt: Int64?

  /// Creates a cache in a folder, which is created with the first response and which only the user can access.
  ///
  /// `maximumBytes` limits the size of all files; 50 MiB by default. The files that were not used for the longest time and
  /// those that have reached `longestAge` are removed from time to time, and by ``makeRoom()``.
  public init(folder: String, maximumBytes: Int = 50 << 20, longestAge: Duration) {
    self.folder = Folder(path: folder)
    self.maximumBytes = maximumBytes
    self.longestAge = longestAge
    slack = maximumBytes / 65_536 * 4_096
    room = slack
  }

  public func entry(for key: HTTPCacheKey) throws -> HTTPCacheEntry? {
    try file(key).read().flatMap { HTTPCacheEntry(cached: $0, for: key) }
  }

  public func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) throws {
    let bytes = entry.bytes(for: key)
    guard bytes.count <= maximumBytes else { return remove(key) }
    let file = file(key)
    try file.write(bytes, waits: false)
    setTimes(of: file, used: entry.confirmedAt, confirmed: entry.confirmedAt)
    storedAt = entry.confirmedAt
    room -= Self.size(bytes.count)
    if room < 0 { makeRoom() }
  }

  public func touch(_ key: HTTPCacheKey, at seconds: Int64) throws {
    let (file, seconds) = (file(key), HTTPCacheEntry.plausible(seconds))
    guard let status = try FileStatus.of(file.path), seconds - status.used >= Self.useResolution else { return }
    setTimes(of: file, used: seconds, confirmed: status.confirmed)
  }

  public func remove(_ key: HTTPCacheKey) { unlink(file(key).path) }

  /// Removes files that are too old, and if the others do not fit, those that were not used for the longest time. Does
  /// nothing if no response was stored.
  ///
  /// Call it after the last response was shown. Without it, the limit may be exceeded by a sixteenth for each process.
  public func makeRoom() {
    guard let now = storedAt else { return }
    storedAt = nil
    var files: [(path: String, size: Int, used: Int64)] = []
    for path in folder.names.filter({ $0.contains(Self.suffix) }).map({ "\(folder.path)/\($0)" }) {
      guard let status = try? FileStatus.of(path) else { continue }
      if now - status.confirmed >= longestAge.components.seconds {
        unlink(path)
      } else {
        files.append((path, Self.size(min(status.size, maximumBytes)), status.used))
      }
    }
    var free = maximumBytes - files.reduce(0) { $0 + $1.size }
    if free < 0 {
      for file in files.sorted(by: { $0.used < $1.used }) where free < slack && unlink(file.path) == 0 {
        free += file.size
      }
    }
    // Other processes write, too.
    room = min(slack, free)
  }

  private func file(_ key: HTTPCacheKey) -> PrivateFile {
    let name = Checksum(Array(key.text.utf8)[...]).text + Self.suffix
    return PrivateFile(folder: folder, name: name, limit: maximumBytes)
  }

  private func setTimes(of file: PrivateFile, used: Int64, confirmed: Int64) {
    utimensat(AT_FDCWD, file.path, [used, confirmed].map { timespec(tv_sec: time_t($0), tv_nsec: 0) }, 0)
  }

  /// What a file takes on the disk: whole pages.
  private static func size(_ bytes: Int) -> Int { (bytes + 4095) / 4096 * 4096 }
}

// Within `HTTPCacheEntry.times`, so that arithmetic does not overflow.
extension FileStatus {
  fileprivate var used: Int64 { HTTPCacheEntry.plausible(accessed) }
  fileprivate var confirmed: Int64 { HTTPCacheEntry.plausible(modified) }
}

// A file is a line with a checksum, lines with the key, the time, the status and the fields, an empty line, and the body.
extension HTTPCacheEntry {
  /// Nil for a damaged file, and for the file of another key.
  init?(cached bytes: [UInt8], for key: HTTPCacheKey) {
    var rest = bytes[...]
    func line() -> String? {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return String(decoding: rest[..<end], as: UTF8.self)
    }
    let start = Array("\(key.text)\n".utf8)
    // Different keys may have the same checksum, and so the same file.
    guard let checksum = line(), checksum == Checksum(rest).text, rest.starts(with: start) else { return nil }
    rest = rest.dropFirst(start.count)
    guard let time = line().flatMap({ Int64($0) }), Self.times.contains(time),
      let status = line().flatMap({ Int($0) }), (200..<300).contains(status)
    else { return nil }
    var head = HTTPResponse(status: .init(code: status))
    while let field = line(), !field.isEmpty {
      let parts = field.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let name = HTTPField.Name(String(parts[0])) else { return nil }
      head.headerFields.append(HTTPField(name: name, value: String(parts[1].drop { $0 == " " })))
    }
    self.init(head: head, body: Array(rest), confirmedAt: time)
  }

  /// The contents of the file.
  func bytes(for key: HTTPCacheKey) -> [UInt8] {
    let fields = head.headerFields.map { "\($0.name.rawName): \($0.value)\n" }.joined()
    let contents = Array("\(key.text)\n\(confirmedAt)\n\(head.status.code)\n\(fields)\n".utf8) + body
    return Array("\(Checksum(contents[...]).text)\n".utf8) + contents
  }
}

/// A checksum that detects damage; not for security.
///
/// FNV-1a over words of 8 bytes, which is eight times as fast as over single bytes.
struct Checksum {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { buffer in
      let words = buffer.count / 8
      for word in 0..<words {
        mix(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)))
      }
      for byte in buffer[(words * 8)...] {
        mix(UInt64(byte))
      }
    }
    // The length tells a byte from a word with the same value.
    mix(UInt64(bytes.count))
  }

  /// Adds one byte or word, as FNV-1a adds a byte.
  private mutating func mix(_ unit: UInt64) {
    value = (value ^ unit) &* 0x100_0000_01B3
  }

  var text: String { String(value, radix: 16) }
}
