import ArgumentParser
import MovieDomain
import MovieScenes

/// The options that choose films by criteria.
struct FilterOptions: ParsableArguments {
  /// The services of the settings.
  static let ownServices = "mine"

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

  @Option(
    help: ArgumentHelp(
      "A streaming service in your country, or “mine” for those in your settings; repeat for more.",
      valueName: "service"), completion: .ownServices)
  var on: [String] = []

  @Option(help: ArgumentHelp("Age rating in your country, such as PG-13.", valueName: "rating"))
  var certification: String?

  /// Whether any criterion is given.
  var areGiven: Bool {
    !(genre + anyGenre + without + person + on).isEmpty
      || [year, score, runtime, votes, originalLanguage, country, certification].contains { $0 != nil }
  }

  /// The criteria without people, which `Program.withFilter` looks up. Throws a usage error for an invalid value.
  func selection(in order: MovieFilter.Order = .popularity) throws -> FilterSelection {
    typealias Limits = MovieFilter.Limits
    guard genre.isEmpty || anyGenre.isEmpty else {
      throw ValidationError("--genre and --any-genre cannot be used together.")
    }
    var filter = MovieFilter()
    filter.genreQuantifier = anyGenre.isEmpty ? .all : .any
    filter.order = order
    filter.years = try Self.range(year, "--year", example: "1990..1999") { text throws(BoundsError) in
      try Bounds(text, in: Limits.years)
    } limits: {
      "from \(Limits.years.lowerBound) to \(Limits.years.upperBound)"
    }
    filter.score = try Self.range(score, "--score", example: "7..") { text throws(BoundsError) in
      try Bounds(Self.openRange(text), in: Limits.scores)
    } limits: {
      "from 0 to 10"
    }
    filter.runtime = try Self.range(runtime, "--runtime", example: "..100") { text throws(BoundsError) in
      try Bounds(Self.openRange(text), in: Limits.runtimes)
    } limits: {
      "from \(Limits.runtimes.lowerBound) to \(Limits.runtimes.upperBound)"
    }
    filter.votes = try Self.range(votes, "--votes", example: "500..") { text throws(BoundsError) in
      try Bounds(Self.openRange(text), in: Limits.votes)
    } limits: {
      "from \(Limits.votes.lowerBound) to \(Limits.votes.upperBound)"
    }
    filter.certification = try certification.map { rating in
      guard let text = MovieQuery(rating)?.text else { throw ValidationError("--certification needs an age rating.") }
      return text
    }
    var selection = FilterSelection(filter)
    selection.genres = (genre + anyGenre).map { .named($0) }
    selection.excludedGenres = without.map { .named($0) }
    selection.language = originalLanguage.map { .named($0) }
    selection.country = country.map { .named($0) }
    selection.services = on.map { .named($0) }
    return selection
  }

  /// The people as they are typed.
  func people() throws -> [PersonReference] {
    try person.map { name in
      guard let reference = try PersonReference(words: [name]) else {
        throw SetupProblem.usage("--person needs an id or a name; standard input is not read.")
      }
      return reference
    }
  }

  /// A single number is neither a minimum nor a maximum.
  private static func openRange(_ text: String) throws(BoundsError) -> String {
    guard text.contains("..") || text.allSatisfy(\.isWhitespace) else { throw BoundsError.single }
    return text
  }

  private static func range<Value>(
    _ text: String?, _ option: String, example: String, _ parse: (String) throws(BoundsError) -> Bounds<Value>,
    limits: () -> String
  ) throws -> Bounds<Value> {
    guard let text else { return .all }
    do throws(BoundsError) {
      return try parse(text)
    } catch {
      switch error {
      case .noNumber: throw ValidationError("\(option) must be a range of numbers, such as “\(example)”.")
      case .outOfRange: throw ValidationError("\(option) must be \(limits()).")
      case .reversed:
        throw ValidationError("The range “\(text)” of \(option) ends before it begins. Put the lower number first.")
      case .single:
        throw ValidationError(
          "\(option) needs a range: “\(text)..” for at least \(text), “..\(text)” for at most \(text).")
      }
    }
  }
}
