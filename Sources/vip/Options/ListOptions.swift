import ArgumentParser

/// The options of every command that shows a list from a catalog.
struct ListOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Show what each film is about.")
  var long = false

  @OptionGroup var posterOptions: PosterOptions
  @OptionGroup var table: TableOptions
}
