import ArgumentParser
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText

/// `vip collection`: the films of the collection that a film is part of.
struct CollectionCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "collection",
    abstract: "Show the collection a film is part of, in order of release.",
    discussion: """
      EXAMPLES:
        vip collection nosferatu
        vip collection 12 --tsv

      The built-in films are not part of collections. Films of TMDb are: see vip auth login.
      """)

  @Argument(
    help: ArgumentHelp("A film: its id, title or address; or - for standard input.", valueName: "film"),
    completion: .films)
  var words: [String]

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
        return await program.show(ListScene.self, .load(.collection(selection)))
      }
    }
  }
}
