import ArgumentParser

struct OpenCommand: AsyncParsableCommand, PaletteCommand {
  static let russianAbstract = "Открыть веб-страницу фильма в браузере."
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Open a film's web page in the browser.",
    discussion: """
      EXAMPLES:
        vip open tmdb:603 --print

      Without an option, this is the film's page at TMDb. The built-in films have no web pages: see vip auth login.
      """)

  @Flag(help: "Open the page at IMDb.")
  var imdb = false

  @Flag(help: "Open the film's home page.")
  var homepage = false

  @OptionGroup var film: OpenedFilm

  func validate() throws {
    if imdb, homepage { throw ValidationError("--imdb and --homepage cannot be used together.") }
  }

  func run() async throws {
    try await film.open(imdb ? .imdb : homepage ? .homepage : .page)
  }
}
