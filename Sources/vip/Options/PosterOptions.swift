import ArgumentParser

/// The options of commands that can show a wall of posters.
struct PosterOptions: ParsableArguments {
  @Flag(inversion: .prefixedNo, help: "Show posters, or not (default: your setting).")
  var posters: Bool?

  @OptionGroup var imageOptions: ImageOptions

  func validate() throws {
    if posters == true, imageOptions.images == .none {
      throw ValidationError("--posters and --images none cannot be used together.")
    }
  }
}
