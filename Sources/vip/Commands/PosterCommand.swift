public import ArgumentParser
import MovieDisplay
import MovieDomain
import MovieScenes
public import MovieTMDb
import MovieText

/// `vip poster`: a film's poster, as large as the screen allows, or the posters of several films beside each other.
struct PosterCommand: AsyncParsableCommand {
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

  @Option(help: "Image size to fetch, by width in pixels (default: w500 for one film, otherwise what is sharp).")
  var size: TMDbImages.Size?

  @OptionGroup var imageOptions: ImageOptions
  @OptionGroup(title: "Common options") var options: DisplayOptions

  func run() async throws {
    let arguments = try MovieArguments(films)
    // Original posters can be several megabytes.
    let needs = Program.Needs(
      images: imageOptions.images, fetchedSize: size ?? (arguments.references.count > 1 ? nil : .w500),
      largestResponse: 16 << 20)
    try await Program.run(options, needs: needs) { program in
      let found = await program.films(arguments)
      if found.ids.count > 1, program.screen.isForPrograms { throw SetupProblem.usage("With --json, name one film.") }
      guard found.ids.count > 1 else {
        var outcomes: [Outcome?] = found.failures
        if let id = found.ids.first {
          outcomes.append(
            try await program.show(DetailScene.self, .load(id: id.movie, from: id.source, showsSections: false)) {
              page, write in
              program.illustrated(PosterText(page: page), write)
            }())
        }
        return .merging(outcomes)
      }
      return .merging(try await Self.showSheet(of: found.ids, program) + found.failures)
    }
  }

  /// Shows all posters beside each other. The films are loaded concurrently.
  private static func showSheet(of ids: [FilmID], _ program: Program) async throws -> [Outcome?] {
    let films = ids.map { _ in SharedValue<DetailScene.ViewModel?>(nil) }
    let outcomes = try await withThrowingTaskGroup(of: (Int, Outcome?).self) { group in
      for (index, id) in ids.enumerated() {
        group.addTask {
          let showing = program.show(DetailScene.self, .load(id: id.movie, from: id.source, showsSections: false)) {
            page, write in
            ContactSheetEntry(film: films[index], view: PosterText(page: page).writing(write))
          }
          return (index, try await showing())
        }
      }
      return try await group.reduce(into: [Outcome?](repeating: nil, count: ids.count)) { $0[$1.0] = $1.1 }
    }
    guard let viewModel = ListScene.ViewModel(sheetOf: films.compactMap(\.value)) else { return outcomes }
    var program = program
    // Without pictures, films have title cards, as a single poster has.
    program.screen.output.pictures = program.screen.output.pictures ?? PagePictures()
    await program.show(viewModel, in: ListText.self)
    return outcomes
  }
}

extension TMDbImages.Size: ExpressibleByArgument {}
