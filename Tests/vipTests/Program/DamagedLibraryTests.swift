import Foundation
import MovieStore
import Testing

/// `vip` with a library that is damaged in part.
@Suite(.timeLimit(.minutes(10))) struct DamagedLibraryTests {
  private static let library = ".local/share/vip/library.sqlite"
  private static let advice = "Run vip favorites repair to move what cannot be read to a separate file."
  private let home = Home()

  /// A library with Metropolis (34), whose row cannot be read, and Nosferatu (12).
  init() async throws {
    try await home.run("favorites", "add", "34", "12")
    let db = try Connection(path: home.path(Self.library))
    try db.execute("UPDATE film SET movie = '{\"cut' WHERE id = 34")
    db.close()
  }

  @Test func `The other favorites are listed and the damaged one is named`() async throws {
    let list = try await home.run("favorites")
    #expect(list.output.contains("1 film · 1 entry could not be read"))
    #expect(list.output.contains("Nosferatu"))
    #expect(list.errors == "Favorites: 1 film could not be read: #34 Metropolis. \(Self.advice)\n")
    let json = try await home.run("favorites", "--json")
    #expect(json.output.contains(#""unreadable":[{"source":"public-domain","id":34,"title":"Metropolis"}]"#))
  }

  @Test func `The other favorites are exported, and favorites can be removed`() async throws {
    // The path may be too long for 80 columns.
    let export = try await home.run("favorites", "export", home.path("a.json"), "--width", "1000")
    #expect(export.output == "Exported 1 film to \(home.path("a.json")).\n")
    let file = try #require(home.read("a.json"))
    #expect(file.contains("Nosferatu") && !file.contains("Metropolis"))
    #expect(export.errors == "Export: 1 film could not be read: #34 Metropolis. \(Self.advice)\n")
    let removed = try await home.run("favorites", "remove", "12", "34")
    #expect(removed.output == "Removed Nosferatu from favorites.\nRemoved #34 from favorites.\n")
  }

  /// The row after the damaged one was read twice, and its title then meant several films.
  @Test func `The last favorite can be removed by its title`() async throws {
    let removed = try await home.run("favorites", "remove", "nosferatu")
    #expect(removed.output == "Removed Nosferatu from favorites.\n")
  }

  @Test(arguments: [Int64.max, .min]) func `A damaged count of films does not matter`(count: Int64) async throws {
    let db = try Connection(path: home.path(Self.library))
    try db.run("UPDATE shelfCount SET favorites = ?", [.integer(count)])
    db.close()
    for command in [["favorites"], ["favorites", "--json"], ["favorites", "export"], ["pick", "favorites"]] {
      let result = try await home.run(with: command, exits: nil)
      #expect(result.status == 0 || command.first == "pick" && result.status == 1, "\(command): \(result.errors)")
    }
  }

  @Test func `A repair moves the damaged favorite to a file, and the doctor is content`() async throws {
    let sick = try await home.run("doctor", "--width", "300", exits: 1)
    #expect(sick.output.contains("1 entry in \(home.path(Self.library)) cannot be read.\n"))
    #expect(sick.output.contains(Self.advice))
    let repair = try await home.run("favorites", "repair", "--width", "300")
    let folder = home.file(Self.library).deletingLastPathComponent()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(names.first { $0.hasPrefix("library.sqlite.unreadable-") })
    #expect(
      repair.output
        == "Moved 1 unreadable entry to \(folder.path)/\(name).\n1 film is affected: #34 Metropolis.\n")
    #expect(try String(contentsOf: folder.appending(path: name), encoding: .utf8).contains(#""movie":"{\"cut""#))
    let list = try await home.run("favorites")
    #expect(list.errors == "")
    try await home.run("doctor")
    let again = try await home.run("favorites", "repair")
    #expect(again.output == "Nothing to repair: everything can be read.\n")
  }

  @Test func `An empty library is set aside`() async throws {
    try home.write("", to: Self.library)
    let list = try await home.run("favorites")
    #expect(list.output.hasPrefix("No favorites yet"))
    #expect(list.errors.hasPrefix("\(home.path(Self.library)) had lost its contents. What was left was moved to "))
  }
}
