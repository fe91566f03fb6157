import ArgumentParser
import MovieDisplay

struct DoctorCommand: RouteCommand, PaletteCommand {
  static let russianAbstract = "Проверить токен, сеть, файлы и терминал."
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check the token, network, files and terminal.",
    discussion: """
      EXAMPLES:
        vip doctor
        vip doctor --offline       do not contact TMDb
        vip doctor --json          for bug reports; contains no secrets

      Changes nothing: files that are written as a test are removed. The exit status is 1 if a problem is found.
      """)

  @OptionGroup(title: "Common options") var options: DisplayOptions

  func validate() throws {
    if options.record != nil {
      throw ValidationError("vip doctor does not take --record.")
    }
  }

  var route: Route { .doctor }
  var needs: Program.Needs { .init(films: false, images: .auto) }
}
