import ArgumentParser

/// The options of commands that show pictures.
struct ImageOptions: ParsableArguments {
  @Option(help: "How to show images.")
  var images: ImageChoice = .auto
}

extension ImageChoice: ExpressibleByArgument {}
