import ArgumentParser
import MovieDisplay
import MovieDomain
import MovieScenes

struct FilterOptions: ParsableArguments {
  @OptionGroup var film: FilmCriteria

  @Option(
    help: ArgumentHelp(
      "A streaming service in your country, or “mine” for those in your settings; repeat for more.",
      valueName: "service"), completion: .ownServices)
  var on: [String] = []

  func criteria(in order: MovieFilter.Order = .popularity) -> [Route.Criterion] { film.criteria(on: on, in: order) }
}

/// The options about the viewer, which only the films of shelves meet.
struct ViewerCriteria: ParsableArguments {
  @Option(parsing: .unconditional, help: ArgumentHelp("Your stars, such as 4.. or 0.5..2.", valueName: "range"))
  var stars: String?

  @Flag(help: "Only films that you have not seen.")
  var notSeen = false

  func validate() throws { try FilmCriteria.check(criteria) }

  var criteria: [Route.Criterion] {
    (stars.map { [Route.Criterion(.stars, $0)] } ?? []) + (notSeen ? [Route.Criterion(.seen, "no")] : [])
  }
}

/// The options for criteria that have the same names in all commands.
struct FilmCriteria: ParsableArguments {
  @Option(help: "A genre the film has, by name or id; repeat for several.", completion: .genres)
  var genre: [String] = []

  @Option(
    help: ArgumentHelp("A genre of which the film has at least one; repeat for several.", valueName: "genre"),
    completion: .genres)
  var anyGenre: [String] = []

  @Option(
    help: ArgumentHelp("A genre the film does not have; repeat for several.", valueName: "genre"),
    completion: .genres)
  var without: [String] = []

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Year of release, such as 1994 or 1990..1999.", valueName: "range"))
  var year: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Score from 0 to 10, such as 7..", valueName: "range"))
  var score: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Minutes, such as ..100 or 60..90.", valueName: "range"))
  var runtime: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Number of votes, such as 500..", valueName: "range"))
  var votes: String?

  // Not `--language` and `--region`, which are the viewer's in every command.
  @Option(
    help: ArgumentHelp("Original language by name or code, such as ja.", valueName: "language"),
    completion: .filmLanguages)
  var originalLanguage: String?

  @Option(help: "Country of production by name or code, such as JP.")
  var country: String?

  @Option(
    help: ArgumentHelp("A person who worked on the film; repeat for several.", valueName: "person"), completion: .people
  )
  var person: [String] = []

  @Option(help: ArgumentHelp("Age rating in your country, such as PG-13.", valueName: "rating"))
  var certification: String?

  func validate() throws {
    try exclude("--genre", "--any-genre", if: !genre.isEmpty && !anyGenre.isEmpty)
    try Self.check(criteria())
  }

  static func check(_ criteria: [Route.Criterion]) throws {
    do throws(RouteProblem) {
      // People are named, too, and are looked up later.
      _ = try FilterSelection(criteria.filter { $0.kind != .person }, onShelf: true)
    } catch {
      throw ValidationError(SetupProblem(error).sentence)
    }
  }

  func criteria(on services: [String] = [], in order: MovieFilter.Order = .popularity) -> [Route.Criterion] {
    MovieFilter.Criterion.allCases.flatMap { criterion in
      let values: [String?] =
        switch criterion {
        case .genre: genre
        case .anyGenre: anyGenre
        case .without: without
        case .year: [year]
        case .score: [score]
        case .runtime: [runtime]
        case .votes: [votes]
        case .originalLanguage: [originalLanguage]
        case .country: [country]
        case .service: services
        case .certification: [certification]
        case .person: person
        // They are options of `ViewerCriteria`.
        case .stars, .seen: []
        case .order: [order == .popularity ? nil : order.rawValue]
        }
      return values.compactMap(\.self).map { Route.Criterion(criterion, $0) }
    }
  }
}
