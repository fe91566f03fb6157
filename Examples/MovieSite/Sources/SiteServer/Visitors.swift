public import Foundation
import Hummingbird
public import MovieDomain

/// What the site stores for its visitors: a small folder each.
///
/// When there is more than the limits allow, the visitors who have been away for longest are removed. Those who never
/// came back on a later day, as programs without cookies do, are removed before all others.
public actor Visitors {
  /// How much is stored.
  public struct Limits: Sendable {
    /// The number of visitors.
    public var visitors: Int
    /// The size of a visitor's shelves in bytes.
    public var shelves: Int
    /// The size of everything on disk in bytes.
    public var total: Int

    /// Creates limits.
    public init(visitors: Int = 10_000, shelves: Int = 256 << 10, total: Int = 512 << 20) {
      self.visitors = visitors
      self.shelves = shelves
      self.total = total
    }
  }

  /// Who has changed something on the site. The id is random, and only the visitor's browser has it.
  struct ID: Hashable, Sendable {
    let text: String

    /// Creates an id for a new visitor.
    init() {
      text = (0..<32).map { _ in String(UInt8.random(in: 0..<16), radix: 16) }.joined()
    }

    /// Takes the id of a cookie; nil unless it is one of this site. It becomes the name of a folder.
    init?(cookie: String?) {
      guard let cookie, cookie.utf8.count == 32, cookie.allSatisfy({ $0.isASCII && $0.isHexDigit && !$0.isUppercase })
      else { return nil }
      text = cookie
    }
  }

  private struct Record {
    /// On disk, in bytes.
    var size = 0
    var lastVisit: Date
    /// Whether the visitor has come back on a later day. Another start of the site knows by an empty file.
    var hasReturned = false
  }

  private let folder: URL
  private let limits: Limits
  private let now: @Sendable () -> Date
  private nonisolated let reporter: @Sendable (StoreError) -> Void
  private nonisolated let reported: RecentReports<StoreError.Code>
  private var records: [ID: Record] = [:]
  /// The sum of the sizes in the records.
  private var total = 0
  private var open: [ID: VisitorLibrary] = [:]
  private let mostOpen = 64

  /// Creates a store in a folder, which is created with the first change. `now` is the time of a visit. `report` gets a
  /// failure of each kind at most every ten seconds.
  public init(
    folder: String, limits: Limits = Limits(), now: @escaping @Sendable () -> Date = { Date() },
    report: @escaping @Sendable (StoreError) -> Void = { _ in }
  ) {
    self.folder = URL(fileURLWithPath: folder)
    self.limits = limits
    self.now = now
    reporter = report
    reported = RecentReports(now: now)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard let id = ID(cookie: name), let status = Self.status(of: "\(folder)/\(name)") else { continue }
      let size = Self.size(of: "\(folder)/\(name)")
      let hasReturned = Self.status(of: "\(folder)/\(name)/\(Self.mark)") != nil
      records[id] = Record(size: size, lastVisit: status.changed, hasReturned: hasReturned)
      total += size
    }
  }

  /// Returns the library of a visitor who has stored something; nil for all others, and for nil.
  func library(of visitor: ID?) -> VisitorLibrary? {
    guard let visitor, let record = records[visitor] else { return nil }
    let now = now()
    // Another start of the site sees the last visit to the day.
    if Int(record.lastVisit.timeIntervalSince1970 / 86_400) != Int(now.timeIntervalSince1970 / 86_400) {
      let folder = path(of: visitor)
      try? Data().write(to: folder.appending(path: Self.mark))
      try? FileManager.default.setAttributes([.modificationDate: now], ofItemAtPath: folder.path)
      records[visitor]?.hasReturned = true
    }
    records[visitor]?.lastVisit = now
    return opened(visitor)
  }

  /// Reports why something of a visitor could not be stored or read, or that a damaged file was replaced, each kind
  /// at most every ten seconds. The name of the folder is their cookie, so the path has only its beginning.
  nonisolated func report(_ error: StoreError, of visitor: ID?) {
    guard ![.sizeLimit, .cancelled].contains(error.code), reported.isNew(error.code) else { return }
    var error = error
    let start = "\(folder.path)/\(visitor?.text.prefix(8) ?? "")…"
    error.path = start
    error.movedTo = error.movedTo.map { "\(start)/\(URL(fileURLWithPath: $0).lastPathComponent)" }
    reporter(error)
  }

  /// Lets `change` store something for a visitor. Throws an error with status 503 if there is no room for a new one,
  /// because all others are in use.
  nonisolated func change<Value>(
    _ visitor: ID, _ change: (VisitorLibrary) async throws -> Value
  ) async throws -> Value {
    let library = try await admit(visitor)
    do {
      let value = try await change(library)
      await measure(visitor)
      return value
    } catch {
      await measure(visitor)
      throw error
    }
  }

  private func admit(_ visitor: ID) throws -> VisitorLibrary {
    if let library = library(of: visitor) { return library }
    let busy = busy
    // No visitor is removed before something is stored.
    guard records.count < limits.visitors || records.keys.contains(where: { !busy.contains($0) }) else {
      throw HTTPError(.serviceUnavailable)
    }
    return opened(visitor)
  }

  /// Notes what a visitor has stored by now. Without anything, there is nothing to remember.
  private func measure(_ visitor: ID) {
    let path = path(of: visitor).path
    let size = Self.size(of: path)
    // Only removes an empty folder. Of one that cannot be read now, nothing is forgotten.
    if size == 0, rmdir(path) != 0, errno != ENOENT { return }
    total += size - (records[visitor]?.size ?? 0)
    if size == 0 {
      records[visitor] = nil
    } else {
      records[visitor, default: Record(lastVisit: now())].size = size
      makeRoom(besides: visitor)
    }
  }

  /// Removes other visitors until the limits are met or all are in use.
  private func makeRoom(besides visitor: ID) {
    guard records.count > limits.visitors || total > limits.total else { return }
    let busy = busy.union([visitor])
    while records.count > limits.visitors || total > limits.total {
      let oldest = records.filter { !busy.contains($0.key) }.min {
        ($0.value.hasReturned ? 1 : 0, $0.value.lastVisit) < ($1.value.hasReturned ? 1 : 0, $1.value.lastVisit)
      }
      guard let oldest else { return }
      open[oldest.key] = nil
      records[oldest.key] = nil
      total -= oldest.value.size
      try? FileManager.default.removeItem(at: path(of: oldest.key))
    }
  }

  /// Returns the library that all of the visitor's requests share, so that none overwrites the changes of another.
  private func opened(_ visitor: ID) -> VisitorLibrary {
    if let library = open[visitor] { return library }
    if open.count >= mostOpen {
      let oldest = idle.sorted { lastVisit(of: $0) < lastVisit(of: $1) }
      for id in oldest.prefix(open.count - mostOpen + 1) { open[id] = nil }
    }
    let library = VisitorLibrary(folder: path(of: visitor), limit: limits.shelves) { [weak self] error in
      self?.report(error, of: visitor)
    }
    open[visitor] = library
    return library
  }

  /// The visitors with a library that a request uses.
  private var busy: Set<ID> { Set(open.keys).subtracting(idle) }

  /// The visitors with an open library that no request uses.
  private var idle: [ID] {
    // A copy, because the view of the keys has references to the libraries.
    Array(open.keys).filter { id in
      guard var library = open.removeValue(forKey: id) else { return true }
      defer { open[id] = library }
      return isKnownUniquelyReferenced(&library)
    }
  }

  private func lastVisit(of visitor: ID) -> Date { records[visitor]?.lastVisit ?? .distantPast }

  private func path(of visitor: ID) -> URL { folder.appending(path: visitor.text) }

  /// The size of a visitor's folder on disk in bytes: whole blocks, as most file systems use; 0 without files.
  private static func size(of folder: String) -> Int {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let blocks = files.map { ((status(of: "\(folder)/\($0)")?.size ?? 0) + block - 1) / block }
    return files.isEmpty ? 0 : (blocks.reduce(0, +) + 1) * block
  }

  /// Much faster than with `FileManager`, which looks up the owner's name, too: a start asks this of every visitor.
  private static func status(of path: String) -> (size: Int, changed: Date)? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    return (Int(status.st_size), Date(timeIntervalSince1970: Double(changed.tv_sec)))
  }

  private static let block = 4096
  private static let mark = "returned"
}
