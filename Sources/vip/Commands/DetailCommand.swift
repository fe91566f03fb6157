import ArgumentParser
import MovieDisplay
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
        vip detail 12 --full
      """,
    aliases: ["show"])

  @Argument(
    help: "The film's id, shown after the # in every list.", completion: .favorites,
    transform: CatalogID.init(argument:))
  var id: CatalogID

  @Flag(help: "Show the full cast, crew and reviews.")
  var full = false

  @Flag(help: "Show full reviews.")
  var reviews = false

  @OptionGroup var imageOptions: ImageOptions
  @OptionGroup var options: DisplayOptions

  func run() async throws {
    let expanded: Set<DetailScene.Part> = full ? [.credits, .reviews] : reviews ? [.reviews] : []
    try await Program.run(options, needs: .init(images: imageOptions.images)) { program in
      await program.show(DetailScene.self, .load(id: id.value, expanding: expanded)) { page, write in
        program.illustrated(page, write, file: .w342, size: PosterSize(besideTextOn: page.width)) {
          DetailText(page: page, poster: $0, write: $1)
        }
      }
    }
  }
}
