import ArgumentParser
import MovieBrowser
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTerminal
import ViewerScenes

struct SettingsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "Show and change settings.",
    discussion: """
      EXAMPLES:
        vip settings
        vip settings set language ru
        vip settings get language
        vip settings reset language

      \(Setting.helpTable)
      """,
    subcommands: [List.self, Get.self, Set.self, Reset.self], defaultSubcommand: List.self)

  struct List: RouteCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Show all settings.", aliases: ["ls"])
    @OptionGroup var mistyped: MistypedCommand<SettingsCommand>
    @OptionGroup(title: "Common options") var options: DisplayOptions

    var route: Route { .settings }
    var needs: Program.Needs { .init(films: false, reportsSettings: true) }
  }

  struct Get: AsyncParsableCommand, UnorderedCommand {
    static let configuration = CommandConfiguration(commandName: "get", abstract: "Show one setting.")
    @Argument(help: "The setting's name.", completion: .settings) var key: String
    @OptionGroup(title: "Common options") var options: DisplayOptions

    func run() async throws {
      try await SettingsCommand.run(options, .get(key: key))
    }
  }

  struct Set: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "set", abstract: "Change one setting.", discussion: Setting.helpTable)
    @Argument(help: "The setting's name.", completion: .settings) var key: String
    @Argument(help: "The new value.", completion: .settingValues) var value: [String]
    @OptionGroup(title: "Common options") var options: DisplayOptions

    func run() async throws {
      try await SettingsCommand.run(options, .set(key: key, value: value.joined(separator: " ")))
    }
  }

  struct Reset: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "reset", abstract: "Reset one setting or all.")
    @Argument(help: "The setting's name (default: all).", completion: .settings) var key: String?
    @OptionGroup(title: "Common options") var options: DisplayOptions

    func run() async throws {
      try await SettingsCommand.run(options, .reset(key: key))
    }
  }

  private static func run(_ options: DisplayOptions, _ request: SettingsScene.Request) async throws {
    var options = options
    // A replay changes nothing, and keeps its language.
    options.language = options.language ?? (options.replay == nil ? language(after: request) : nil)
    let isChange = if case .get = request { false } else { true }
    let needs = Program.Needs(films: false, reportsSettings: true, isChange: isChange)
    try await Program.run(options, needs: needs) { program in
      // Keys are stored only if the browser can use them.
      if case .set(Setting.keys.rawValue, let keys) = request {
        do throws(KeyProblem) {
          _ = try KeyTable(remapping: keys)
        } catch {
          throw SetupProblem.usage(program.words.sentence(for: error), hint: program.words.adviceOnKeys)
        }
      }
      return try await program.show(SettingsScene.self, request)()
    }
  }

  /// The language that a change puts in force, which also confirms it; nil for another request.
  private static func language(after request: SettingsScene.Request) -> Language? {
    switch request {
    case .set(Setting.language.rawValue, let value): Setting.language.code(of: value).flatMap { Language($0) }
    case .reset(nil), .reset(Setting.language.rawValue): EnvironmentVariables.process.language ?? .americanEnglish
    default: nil
    }
  }
}

extension Setting {
  /// The code of a language or a country that is typed as a value of the setting; nil if it is none.
  func code(of text: String) -> String? { (try? SettingValue(self, typed: text))?.text }

  static var helpTable: String {
    let width = allCases.map(\.rawValue.count).max() ?? 0
    let rows = allCases.map { setting in
      "  \(setting.rawValue)\(String(repeating: " ", count: width - setting.rawValue.count))  \(setting.help)"
    }
    return "SETTINGS:\n" + rows.joined(separator: "\n")
  }

  private var help: String {
    let values = validValues.joined(by: "or")
    let meaning = EnglishWords().meaning(of: self)
    return listsAllValues ? "\(meaning): \(values)" : "\(meaning), such as \(values)"
  }
}
