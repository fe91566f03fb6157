import ArgumentParser

/// The option of lists that are shown page by page.
struct PageOption: ParsableArguments {
  @Option(
    parsing: .unconditional, help: ArgumentHelp("Page number, 1 to 500.", valueName: "page"),
    transform: PageNumber.init(argument:))
  var page = PageNumber.first

  var number: Int { page.value }
}
