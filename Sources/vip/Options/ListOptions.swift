import ArgumentParser
import MovieDisplay
import MovieDomain
import MovieScenes

/// The options of every command that shows a list from a catalog.
struct ListOptions: ParsableArguments {
  @OptionGroup var posterOptions: PosterOptions
  @OptionGroup var table: TableOptions

  /// Runs a scene with one request, and shows the list.
  func run<S: MovieScene & ShownScene>(_ scene: S.Type, _ request: S.Interactor.Request) async throws {
    try await run { await $0.show(scene, request) }
  }

  /// Runs some work that shows the list.
  func run(readingInput: Bool = false, _ work: (Program) async -> Outcome?) async throws {
    try await Program.run(
      table.display, as: table.format, needs: .init(posters: posterOptions, readsInput: readingInput), work)
  }

  /// Shows films about a film.
  func run(about film: FilmArgument, _ selection: (ListScene.FilmSelection) -> ListScene.Request) async throws {
    let reference = try film.reference
    try await run(readingInput: reference == nil) { program in
      await program.withFilm(reference) { film in
        await program.show(ListScene.self, selection(.init(film.movie, from: film.source)))
      }
    }
  }
}
