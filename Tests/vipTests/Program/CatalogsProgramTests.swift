import FlyingFox
import Foundation
import Testing

/// Favorites and ids of two catalogs, before and after logging in.
@Suite(.timeLimit(.minutes(10))) struct CatalogsProgramTests {
  private static let film =
    #"{"id":603,"title":"The Matrix","overview":"Kept words.","credits":{"cast":[],"crew":[]}}"#
  private let home = Home()

  @Test func `A favorite added without a token can be opened and removed after login`() async throws {
    let standIn = try await StandIn.serving { _ in .json(Self.film) }
    try await home.run("favorites", "add", "12")
    try await home.run("favorites", "add", "603", server: standIn)
    let list = try await home.run("favorites", server: standIn)
    #expect(list.output.contains("▎built-in:12"))
    #expect(list.output.contains("#603"))
    #expect(list.output.contains("Details: vip detail built-in:12"))
    let shown = try await home.run("detail", "built-in:12", server: standIn)
    #expect(shown.output.contains("Remove from favorites: vip favorites remove built-in:12"))
    #expect(shown.output.contains("vip person built-in:"))
    let missing = try await home.run("favorites", "remove", "12", server: standIn, exits: 1)
    #expect(missing.errors.contains("#12 is not in your favorites. Did you mean built-in:12?"))
    let removed = try await home.run("favorites", "remove", "nosferatu", server: standIn)
    #expect(removed.output == "Removed Nosferatu from favorites.\n")
    #expect(await standIn.requests.all.allSatisfy { $0.path == "/3/movie/603" })
  }

  @Test func `A favorite of TMDb without a token is shown as it is stored`() async throws {
    let standIn = try await StandIn.serving { _ in .json(Self.film) }
    try await home.run("favorites", "add", "603", server: standIn)
    let list = try await home.run("favorites", "--json")
    #expect(list.output.contains(#""source":"tmdb""#))
    let shown = try await home.run("detail", "tmdb:603")
    #expect(shown.output.contains("Kept words."))
    #expect(shown.errors.contains("The Matrix: A TMDb access token is required."))
    try await home.run("detail", "tmdb:604", exits: 4)
    let removed = try await home.run("favorites", "rm", "tmdb:603", "--json")
    #expect(
      removed.output.contains(#"{"id":603,"source":"tmdb","title":"The Matrix","status":"removed","error":null}"#))
  }

  @Test func `Films of the built-in catalog are the same in every command after login`() async throws {
    let standIn = try await StandIn.serving { path in
      path.hasSuffix("/movie/12")
        ? .json(#"{"id":12,"title":"Finding Nemo","credits":{"cast":[],"crew":[]}}"#) : .json(Self.film)
    }
    for command in ["detail", "poster"] {
      let other = try await home.run(command, "built-in:12", server: standIn)
      #expect(other.output.contains("Nosferatu"))
      #expect(other.errors == "")
      #expect(try await home.run(command, "12", server: standIn).output.contains("Finding Nemo"))
      #expect(try await home.run(command, "tmdb:12", server: standIn).output.contains("Finding Nemo"))
    }
    let added = try await home.run("favorites", "add", "built-in:12", "12", "603", server: standIn)
    #expect(
      added.output
        == "Added Nosferatu to favorites.\nAdded Finding Nemo to favorites.\nAdded The Matrix to favorites.\n")
    let list = try await home.run("favorites", "--json", server: standIn)
    #expect(list.output.contains(#""source":"public-domain""#) && list.output.contains(#""source":"tmdb""#))
    let csv = try await home.run("favorites", "export", "--format", "csv", server: standIn)
    #expect(csv.output.contains("\r\nFinding Nemo,,,12,") && csv.output.contains("\r\nNosferatu,1922,,,"))
    let removed = try await home.run("favorites", "remove", "12", "built-in:77", server: standIn, exits: 1)
    #expect(removed.output == "Removed Finding Nemo from favorites.\n")
    #expect(removed.errors == "built-in:77 is not in your favorites.\n")
    let json = try await home.run("favorites", "export", server: standIn)
    let other = Home()
    try other.write(json.output, to: "films.json")
    let restored = try await other.run("favorites", "import", other.path("films.json"))
    #expect(restored.output == "Added 2 films.\n")
    let opened = try await other.run("detail", "tmdb:603")
    #expect(opened.output.contains("Kept words."))
  }

  @Test func `Films of TMDb are the same in every command without a token`() async throws {
    let standIn = try await StandIn.serving { _ in .json(Self.film) }
    try await home.run("favorites", "add", "603", server: standIn)
    try await home.run("favorites", "add", "12")
    let list = try await home.run("favorites")
    #expect(list.output.contains("tmdb:603"))
    #expect(list.output.contains("#12"))
    let poster = try await home.run("poster", "tmdb:603")
    #expect(poster.output.contains("The Matrix"))
    let named = try await home.run("favorites", "remove", "matrix")
    #expect(named.output == "Removed The Matrix from favorites.\n")
    for command in [["favorites", "add", "tmdb:603"], ["detail", "tmdb:603"], ["poster", "tmdb:603"]] {
      let missing = try await home.run(with: command, exits: 4)
      #expect(missing.output == "")
      #expect(missing.errors.contains("A TMDb access token is required."))
    }
    let mixed = try await home.run("favorites", "add", "34", "tmdb:603", exits: 1)
    #expect(mixed.output == "Added Metropolis to favorites.\n")
    try await home.run("history", "remove", "x", exits: 1)
  }

  @Test func `What can be added is added, and the status tells of the rest`() async throws {
    let added = try await home.run("favorites", "add", "12", "no such film", "424242", "metropolis", exits: 1)
    #expect(added.output == "Added Nosferatu to favorites.\nAdded Metropolis to favorites.\n")
    #expect(added.errors.contains("error: No film matches “no such film”\n"))
    #expect(added.errors.contains("This catalog has no film with id 424242.\n"))
    let removed = try await home.run("favorites", "remove", "12", "77", exits: 1)
    #expect(removed.output == "Removed Nosferatu from favorites.\n")
    #expect(removed.errors == "#77 is not in your favorites.\n")
    let posters = try await home.run("poster", "12", "424242", exits: 1)
    #expect(posters.output.contains("Nosferatu"))
    #expect(posters.errors.contains("has no film with id 424242."))
  }

  @Test func `Words that are one title need no quotes`() async throws {
    let added = try await home.run("favorites", "add", "city", "lights")
    #expect(added.output == "Added City Lights to favorites.\n")
    let removed = try await home.run("favorites", "rm", "city", "lights")
    #expect(removed.output == "Removed City Lights from favorites.\n")
    let unknown = try await home.run("favorites", "add", "xyzzy", "lights", exits: 1)
    #expect(unknown.errors.contains("If these words are one title, quote them: 'xyzzy lights'\n"))
  }
}
