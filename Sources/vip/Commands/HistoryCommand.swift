import ArgumentParser
import MovieDisplay
import MovieScenes
import ViewerScenes

struct HistoryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Show and clear the search history.",
    discussion: """
      EXAMPLES:
        vip search phantom
        vip history
        vip history remove phantom
        vip history clear
        vip settings set history off    stop saving searches
      """,
    subcommands: [List.self, Remove.self, Clear.self], defaultSubcommand: List.self)

  struct List: RouteCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Show recent searches, newest first.", aliases: ["ls"])
    @OptionGroup var mistyped: MistypedCommand<HistoryCommand>
    @OptionGroup var options: TableOptions

    var route: Route { .history }
    var needs: Program.Needs { .init(films: false) }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove one search.", aliases: ["rm"])
    @Argument(help: ArgumentHelp("Words of the search.", valueName: "word"), completion: .searches)
    var query: [String]
    @OptionGroup(title: "Common options") var options: DisplayOptions

    func run() async throws {
      try await HistoryCommand.run(options, .remove(query: query.joined(separator: " ")))
    }
  }

  struct Clear: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "clear", abstract: "Remove all searches.")
    @OptionGroup(title: "Common options") var options: DisplayOptions

    func run() async throws {
      try await HistoryCommand.run(options, .clear)
    }
  }

  private static func run(_ options: DisplayOptions, _ request: HistoryScene.Request) async throws {
    try await Program.run(options, needs: .change) { try await $0.show(HistoryScene.self, request)() }
  }
}
