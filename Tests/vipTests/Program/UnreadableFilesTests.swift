import Foundation
import MovieLibC
import MovieStore
import Testing

/// `vip` where it may not read, where its files belong to other programs, and where nothing can be written.
@Suite(.timeLimit(.minutes(10))) struct UnreadableFilesTests {
  private static let data = ".local/share/vip"
  private let home = Home()

  /// Runs a line of a shell as a user whose permissions count: root may read everything.
  @discardableResult
  private func shell(
    _ line: String, exits status: Int32? = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Program.Result {
    guard geteuid() == 0 else { return try await home.shell(line, exits: status, sourceLocation: sourceLocation) }
    try await Program.shell("chown -hR 65534:65534 '\(home.folder)'")
    let quoted = line.replacing("'", with: #"'\''"#)
    return try await home.shell(
      "exec setpriv --reuid 65534 --regid 65534 --clear-groups bash -c '\(quoted)'", exits: status,
      sourceLocation: sourceLocation)
  }

  private func withUnreadable(_ folder: String, _ test: () async throws -> Void) async throws {
    try await shell("vip favorites add 34")
    try home.write("{}", to: ".config/vip/settings.json")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: home.path(folder))
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: home.path(folder)) }
    try await test()
  }

  @Test(arguments: [
    "favorites", "favorites --json", "watchlist", "pick favorites", "favorites add 12", "favorites remove 34", "undo",
    "favorites repair", "history", "favorites export", "seen export --format csv",
  ])
  func `A library that may not be read is an error`(command: String) async throws {
    try await withUnreadable(Self.data) {
      let result = try await shell("vip \(command)", exits: 1)
      #expect(!result.output.contains("No favorites yet"))
      // A long path is wrapped.
      #expect(result.errors.replacing("\n", with: "").contains(home.path(Self.data)), "\(result)")
      #expect(result.errors.replacing("\n", with: " ").contains("Permission denied"), "\(result)")
    }
  }

  @Test(arguments: ["settings", "settings set theme dark", "auth logout", "auth", "doctor --offline"])
  func `Settings and credentials that may not be read are errors`(command: String) async throws {
    try await withUnreadable(".config/vip") {
      let result = try await shell("vip \(command)", exits: nil)
      #expect(result.status != 0, "\(result)")
      #expect((result.output + result.errors).replacing("\n", with: " ").contains("Permission denied"), "\(result)")
    }
  }

  /// A limit on the size of files stops the program at each point of creating and changing a library, as a full disk does.
  @Test(.disabled(if: Program.defaults["TSAN_OPTIONS"] != nil, "ThreadSanitizer needs a larger file of its own"))
  func `A disk that fills up leaves a library or none, and nothing empty`() async throws {
    let folder = home.path(Self.data)
    for limit in [0, 1, 4, 5, 8, 16, 32, 33, 64, 100, 128, 192, 256, 400] {
      for command in ["favorites", "favorites add 34 12 7", "favorites", "export"] {
        let result = try await shell("umask 0; trap '' XFSZ; ulimit -f \(limit); exec vip \(command)", exits: nil)
        let moment: Comment = "\(command) with \(limit) KiB: \(result)"
        #expect(result.status == 0 || result.status == 1, moment)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
          #expect(["library.sqlite", "library.sqlite-wal", "library.sqlite-shm"].contains(name), moment)
          #expect(try home.permissions(of: "\(Self.data)/\(name)") == 0o600, moment)
          if name == "library.sqlite" { #expect(try home.size(of: "\(Self.data)/\(name)") > 0, moment) }
        }
      }
      let free = try await shell("vip favorites add 34")
      #expect(!free.errors.contains("damaged"), "\(limit): \(free)")
      try FileManager.default.removeItem(atPath: folder)
    }
  }

  @Test(.disabled(if: Program.defaults["TSAN_OPTIONS"] != nil, "ThreadSanitizer needs a larger file of its own"))
  func `A library is read although there is no space for SQLite's auxiliary files`() async throws {
    try await shell("vip favorites add 34")
    let db = try Connection(path: home.path("\(Self.data)/library.sqlite"))
    try db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    for command in ["favorites", "favorites export"] {
      let result = try await shell("trap '' XFSZ; ulimit -f 16; exec vip \(command)", exits: nil)
      #expect(result.output.contains("Metropolis"), "\(command): \(result)")
    }
    let result = try await shell("trap '' XFSZ; ulimit -f 16; exec vip favorites add 12 --width 300", exits: 1)
    #expect((result.output + result.errors).contains("the disk is full"), "\(result)")
  }

  /// A second user is needed for this, so only root can test it.
  @Test(.enabled(if: geteuid() == 0, "needs a file of another user"))
  func `A file of another user in a shared folder is not written to`() async throws {
    try await shell("vip favorites add 34")
    let shared = FileManager.default.temporaryDirectory.appending(path: "shared-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: shared) }
    let planted = shared.appending(path: "x.json.unfinished").path
    try await Program.shell("chmod 1777 '\(shared.path)'; echo theirs > '\(planted)'; chmod 666 '\(planted)'")
    let result = try await shell("vip export '\(shared.path)/x.json'", exits: 1)
    #expect(result.errors.replacing("\n", with: " ").contains("\(planted) is not writable"), "\(result)")
    #expect(try String(contentsOfFile: planted, encoding: .utf8) == "theirs\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: shared.path) == ["x.json.unfinished"])
  }
}

/// `vip` with odd names of folders and numbers. `SessionProgramTests` have names that are not UTF-8 and damaged rows.
@Suite(.timeLimit(.minutes(10))) struct StrangeFilesTests {
  private let home = Home()

  @Test(arguments: [Int64.max, .min]) func `A shelf with a damaged count can be used`(count: Int64) async throws {
    try await home.run("favorites", "add", "34", "12")
    let db = try Connection(path: home.path(".local/share/vip/library.sqlite"))
    try db.execute("UPDATE film SET movie = '{\"cut' WHERE id = 34")
    try db.run("UPDATE shelfCount SET favorites = ?", [.integer(count)])
    db.close()
    for command in [["favorites"], ["favorites", "--json"], ["favorites", "export"], ["pick", "favorites"]] {
      try await home.run(with: command)
    }
  }
}
