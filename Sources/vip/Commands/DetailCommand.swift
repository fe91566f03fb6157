import ArgumentParser
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText
import TMDb

/// `vip detail`: a film with its credits and reviews.
struct DetailCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "detail",
    abstract: "Show a film: overview, facts, cast, crew and reviews.",
    discussion: """
      EXAMPLES:
        vip detail 12
        vip detail the general
        vip detail nosferatu 1922 --full

      A film is its id, its title with or without the year, or its address at TMDb or IMDb. If several films match, vip \
      asks which one. An id of the catalog that is not in use has its name, as in built-in:12 or tmdb:607.
      """,
    aliases: ["show"])

  @OptionGroup var film: FilmArgument

  @Flag(help: "Show the full cast, crew and reviews.")
  var full = false

  @Flag(help: "Show full reviews.")
  var reviews = false

  @OptionGroup var imageOptions: ImageOptions
  @OptionGroup(title: "Common options") var options: DisplayOptions

  func run() async throws {
    try await Self.run(
      film.reference, options, expanding: full ? [.credits, .reviews] : reviews ? [.reviews] : [],
      images: imageOptions.images)
  }

  /// Shows the film's page. Nil names the film on standard input.
  static func run(
    _ reference: MovieReference?, _ options: DisplayOptions, expanding expanded: Set<DetailScene.Part> = [],
    images: ImageChoice = .auto
  ) async throws {
    let needs = Program.Needs(images: images, file: .w342, readsInput: reference == nil)
    try await Program.run(options, needs: needs) { program in
      await program.withFilm(reference) { film in
        await program.show(DetailScene.self, .load(id: film.movie, from: film.source, expanding: expanded))
      }
    }
  }
}
