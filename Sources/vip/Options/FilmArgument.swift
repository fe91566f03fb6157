import ArgumentParser
import MovieDomain

/// The argument of commands about one film.
struct FilmArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp("A film: its id, title or address; or - for standard input.", valueName: "film"),
    completion: .films)
  var words: [String]

  /// The film; nil if it is on standard input.
  var reference: MovieReference? {
    get throws { try MovieReference(words: words) }
  }
}
