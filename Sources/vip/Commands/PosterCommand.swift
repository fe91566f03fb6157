import ArgumentParser
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieText

struct PosterCommand: AsyncParsableCommand, FilmCommand, UnorderedCommand {
  static let configuration = CommandConfiguration(
    commandName: "poster",
    abstract: "Show film posters.",
    discussion: """
      EXAMPLES:
        vip poster 12
        vip poster nosferatu metropolis 12
        vip poster 12 --images blocks

      A film without a poster gets a title card.
      """)

  @Argument(
    help: ArgumentHelp("Films: their ids, titles or addresses at TMDb or IMDb; or -.", valueName: "film"),
    completion: .films)
  var films: [String]

  @OptionGroup var imageOptions: ImageOptions
  @OptionGroup(title: "Common options") var options: DisplayOptions

  func run() async throws {
    let arguments = try MovieArguments(films)
    let needs = Program.Needs(images: imageOptions.images, fetchedSize: .w500, readsInput: arguments.readsInput)
    try await Program.run(options, needs: needs) { program in
      let found = try await program.films(arguments)
      if found.ids.count > 1, program.screen.format.isJSON { throw SetupProblem.usage("With --json, name one film.") }
      var outcomes: [Outcome?] = found.failures
      for id in found.ids {
        let request = DetailScene.Request.load(id: id.movie, from: id.source, showsSections: false)
        outcomes.append(try await program.show(DetailScene.self, request, in: PosterText.self)())
      }
      return .merging(outcomes)
    }
  }
}
