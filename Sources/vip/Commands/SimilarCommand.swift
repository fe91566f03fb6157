import ArgumentParser
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText

/// `vip similar`: films like a film, page by page.
struct SimilarCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "similar",
    abstract: "Show films like a film.",
    discussion: """
      EXAMPLES:
        vip similar nosferatu
        vip similar 12 --page 2
        vip similar the general --tsv

      For the built-in films, these are films of the same director, of the same genres and of the same decade.
      """)

  @Argument(
    help: ArgumentHelp("A film: its id, title or address; or - for standard input.", valueName: "film"),
    completion: .films)
  var words: [String]

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Page number, 1 to 500.", valueName: "page"),
    transform: PageNumber.init(argument:))
  var page = PageNumber.first

  @OptionGroup var posterOptions: PosterOptions
  @OptionGroup var options: TableOptions

  func validate() throws {
    _ = try MovieReference(words: words)
  }

  func run() async throws {
    let reference = try MovieReference(words: words)
    let needs = Program.Needs(posters: posterOptions, readsInput: reference == nil)
    try await Program.run(options.display, as: options.format, needs: needs) { program in
      await program.withFilm(reference) { film in
        let selection = ListScene.FilmSelection(film.movie, from: film.source)
        return await program.show(ListScene.self, .load(.similar(selection), page: page.value))
      }
    }
  }
}
