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
    _ = try await Program.run("favorites", "add", "12", environment: home.environment)
    let environment = home.environment(with: standIn.environment)
    _ = try await Program.run("favorites", "add", "603", environment: environment)
    let list = try await Program.run("favorites", environment: environment)
    #expect(list.output.contains("▎built-in:12"))
    #expect(list.output.contains("#603"))
    #expect(list.output.contains("Details: vip detail built-in:12"))
    let shown = try await Program.run("detail", "built-in:12", environment: environment)
    #expect(shown.status == 0)
    #expect(shown.output.contains("Remove from favorites: vip favorites remove built-in:12"))
    #expect(shown.output.contains("vip person built-in:"))
    let missing = try await Program.run("favorites", "remove", "12", environment: environment)
    #expect(missing.status == 1)
    #expect(missing.errors.contains("#12 is not in your favorites. Did you mean built-in:12?"))
    let removed = try await Program.run("favorites", "remove", "nosferatu", environment: environment)
    #expect(removed.output == "Removed Nosferatu from favorites.\n")
    #expect(await standIn.requests.all.allSatisfy { $0.path == "/3/movie/603" })
  }

  @Test func `A favorite of TMDb without a token is shown as it is stored`() async throws {
    let standIn = try await StandIn.serving { _ in .json(Self.film) }
    _ = try await Program.run("favorites", "add", "603", environment: home.environment(with: standIn.environment))
    let list = try await Program.run("favorites", "--json", environment: home.environment)
    #expect(list.output.contains(#""source":"tmdb""#))
    let shown = try await Program.run("detail", "tmdb:603", environment: home.environment)
    #expect(shown.status == 0)
    #expect(shown.output.contains("Kept words."))
    #expect(shown.errors.contains("The Matrix: A TMDb access token is required."))
    let other = try await Program.run("detail", "tmdb:604", environment: home.environment)
    #expect(other.status == 4)
    let removed = try await Program.run("favorites", "rm", "tmdb:603", "--json", environment: home.environment)
    #expect(removed.status == 0)
    #expect(
      removed.output.contains(#"{"id":603,"source":"tmdb","title":"The Matrix","status":"removed","error":null}"#))
  }

  @Test func `Films of the built-in catalog are the same in every command after login`() async throws {
    let standIn = try await StandIn.serving { path in
      path.hasSuffix("/movie/12")
        ? .json(#"{"id":12,"title":"Finding Nemo","credits":{"cast":[],"crew":[]}}"#) : .json(Self.film)
    }
    let environment = home.environment(with: standIn.environment)
    for command in ["detail", "poster"] {
      let other = try await Program.run(command, "built-in:12", environment: environment)
      #expect(other.status == 0)
      #expect(other.output.contains("Nosferatu"))
      #expect(other.errors == "")
      #expect(try await Program.run(command, "12", environment: environment).output.contains("Finding Nemo"))
      #expect(try await Program.run(command, "tmdb:12", environment: environment).output.contains("Finding Nemo"))
    }
    let added = try await Program.run("favorites", "add", "built-in:12", "12", "603", environment: environment)
    #expect(
      added.output
        == "Added Nosferatu to favorites.\nAdded Finding Nemo to favorites.\nAdded The Matrix to favorites.\n")
    let list = try await Program.run("favorites", "--json", environment: environment)
    #expect(list.output.contains(#""source":"public-domain""#) && list.output.contains(#""source":"tmdb""#))
    let csv = try await Program.run("favorites", "export", "--format", "csv", environment: environment)
    #expect(csv.output.contains("\r\nFinding Nemo,,,12,") && csv.output.contains("\r\nNosferatu,1922,,,"))
    let removed = try await Program.run("favorites", "remove", "12", "built-in:77", environment: environment)
    #expect(removed.status == 1)
    #expect(removed.output == "Removed Finding Nemo from favorites.\n")
    #expect(removed.errors == "built-in:77 is not in your favorites.\n")
    let json = try await Program.run("favorites", "export", environment: environment)
    let other = Home()
    try other.write(json.output, to: "films.json")
    let restored = try await Program.run(
      "favorites", "import", other.path("films.json"), environment: other.environment)
    #expect(restored.output == "Added 2 films.\n")
    let opened = try await Program.run("detail", "tmdb:603", environment: other.environment)
    #expect(opened.status == 0)
    #expect(opened.output.contains("Kept words."))
  }

  @Test func `Films of TMDb are the same in every command without a token`() async throws {
    let standIn = try await StandIn.serving { _ in .json(Self.film) }
    _ = try await Program.run("favorites", "add", "603", environment: home.environment(with: standIn.environment))
    _ = try await Program.run("favorites", "add", "12", environment: home.environment)
    let list = try await Program.run("favorites", environment: home.environment)
    #expect(list.output.contains("tmdb:603"))
    #expect(list.output.contains("#12"))
    let poster = try await Program.run("poster", "tmdb:603", environment: home.environment)
    #expect(poster.status == 0)
    #expect(poster.output.contains("The Matrix"))
    let named = try await Program.run("favorites", "remove", "matrix", environment: home.environment)
    #expect(named.output == "Removed The Matrix from favorites.\n")
    for command in [["favorites", "add", "tmdb:603"], ["detail", "tmdb:603"], ["poster", "tmdb:603"]] {
      let missing = try await Program.run(with: command, environment: home.environment)
      #expect(missing.status == 4)
      #expect(missing.output == "")
      #expect(missing.errors.contains("A TMDb access token is required."))
    }
    let mixed = try await Program.run("favorites", "add", "34", "tmdb:603", environment: home.environment)
    #expect(mixed.status == 1)
    #expect(mixed.output == "Added Metropolis to favorites.\n")
    let history = try await Program.run("history", "remove", "x", environment: home.environment)
    #expect(history.status == 1)
  }

  @Test func `What can be added is added, and the status tells of the rest`() async throws {
    let added = try await Program.run(
      "favorites", "add", "12", "no such film", "424242", "metropolis", environment: home.environment)
    #expect(added.status == 1)
    #expect(added.output == "Added Nosferatu to favorites.\nAdded Metropolis to favorites.\n")
    #expect(added.errors.contains("error: No film matches “no such film”\n"))
    #expect(added.errors.contains("This catalog has no film with id 424242.\n"))
    let removed = try await Program.run("favorites", "remove", "12", "77", environment: home.environment)
    #expect(removed.status == 1)
    #expect(removed.output == "Removed Nosferatu from favorites.\n")
    #expect(removed.errors == "#77 is not in your favorites.\n")
    let posters = try await Program.run("poster", "12", "424242", environment: home.environment)
    #expect(posters.status == 1)
    #expect(posters.output.contains("Nosferatu"))
    #expect(posters.errors.contains("has no film with id 424242."))
  }

  @Test func `Words that are one title need no quotes`() async throws {
    let added = try await Program.run("favorites", "add", "city", "lights", environment: home.environment)
    #expect(added.status == 0)
    #expect(added.output == "Added City Lights to favorites.\n")
    let removed = try await Program.run("favorites", "rm", "city", "lights", environment: home.environment)
    #expect(removed.output == "Removed City Lights from favorites.\n")
    let unknown = try await Program.run("favorites", "add", "xyzzy", "lights", environment: home.environment)
    #expect(unknown.status == 1)
    #expect(unknown.errors.contains("If these words are one title, quote them: 'xyzzy lights'\n"))
  }

  @Test func `Completions have the ids that can be typed`() async throws {
    _ = try await Program.run("favorites", "add", "12", environment: home.environment)
    let shell = ["SAP_SHELL": "fish", "SAP_SHELL_VERSION": "3.6", "TMDB_ACCESS_TOKEN": "a.b.c"]
    let result = try await Program.run(
      "---completion", "detail", "--", "positional@0", "2", "0", "vip", "detail", "",
      environment: home.environment(with: shell))
    #expect(result.output.split(separator: "\n").first == "built-in:12\tNosferatu", "\(result.output)")
  }

  // MARK: Words

  @Test(arguments: [
    (["metropolis"], "Results for “metropolis”"), (["search", "general", "1926"], "The General"),
    (["search", "nosfratu"], "Nosferatu"), (["list"], "Popular ──"), (["list", "comedy"], "Popular · Comedy"),
    (["list", "sci-fi"], "Popular · Science Fiction"), (["list", "top_rated"], "Top rated ──"),
    (["list", "top", "rated", "horror"], "Top rated · Horror"), (["favorites", "ls"], "No favorites yet"),
    (["logout"], "You were not logged in."),
    (["--json", "metropolis"], #"{"source""#),
  ])
  func `What is obvious may be left out`(arguments: [String], output: String) async throws {
    let result = try await Program.run(with: arguments, environment: home.environment)
    #expect(result.status == 0)
    #expect(result.output.contains(output), "\(result)")
  }

  @Test func `A setting without a verb is a usage error with the right command`() async throws {
    let get = try await Program.run("settings", "theme")
    #expect(get.status == 64)
    #expect(get.errors == "error: Unknown command “vip settings theme”.\nhint: Try vip settings get theme.\n")
    let set = try await Program.run("settings", "genre", "science", "fiction")
    #expect(set.errors.hasSuffix("hint: Try vip settings set genre science fiction.\n"))
  }

  @Test func `A person who is searched for has a command, even if no film matches`() async throws {
    let result = try await Program.run("search", "buster", "keaton")
    #expect(result.status == 1)
    #expect(result.errors.hasSuffix("\nBuster Keaton: vip person 121\nBuster Keaton Jr.: vip person 127\n"))
    let bare = try await Program.run("serach", "nosferatu")
    #expect(bare.status == 1)
    #expect(bare.errors.hasSuffix("hint: Did you mean vip search?\n"))
  }
}
