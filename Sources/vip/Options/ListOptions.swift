import ArgumentParser

/// The options of every command that shows a list from a catalog.
struct ListOptions: ParsableArguments {
  @OptionGroup var posterOptions: PosterOptions
  @OptionGroup var table: TableOptions
}
