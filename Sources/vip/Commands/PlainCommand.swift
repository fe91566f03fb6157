import ArgumentParser

/// A command that people run without arguments most of the time. It is then created without the parser.
///
/// ArgumentParser reflects on every option of a command, which is half of the instructions of `vip home`.
protocol ArgumentlessCommand: AsyncParsableCommand {
  /// The command with the default of every option.
  static var withoutArguments: Self { get }
}

extension HomeCommand: ArgumentlessCommand {
  static var withoutArguments: HomeCommand {
    var command = HomeCommand()
    command.posterOptions = .withoutArguments
    command.options = .withoutArguments
    return command
  }
}

extension ListShelf: ArgumentlessCommand {
  static var withoutArguments: ListShelf {
    var command = ListShelf()
    command.listOptions = .withoutArguments
    return command
  }
}

extension HistoryCommand.List: ArgumentlessCommand {
  static var withoutArguments: HistoryCommand.List {
    var command = HistoryCommand.List()
    command.options = .withoutArguments
    return command
  }
}

extension ShelfListOptions {
  fileprivate static var withoutArguments: ShelfListOptions {
    var options = ShelfListOptions()
    (options.sort, options.reverse, options.page) = (nil, false, nil)
    options.posterOptions = .withoutArguments
    options.options = .withoutArguments
    return options
  }
}

extension PosterOptions {
  fileprivate static var withoutArguments: PosterOptions {
    var images = ImageOptions()
    images.images = .auto
    var options = PosterOptions()
    options.posters = nil
    options.imageOptions = images
    return options
  }
}

extension TableOptions {
  fileprivate static var withoutArguments: TableOptions {
    var options = TableOptions()
    (options.tsv, options.header) = (false, false)
    options.display = .withoutArguments
    return options
  }
}

extension DisplayOptions {
  fileprivate static var withoutArguments: DisplayOptions {
    var options = DisplayOptions()
    (options.json, options.width, options.color) = (nil, nil, .auto)
    (options.language, options.region) = (nil, nil)
    (options.refresh, options.offline, options.noPager, options.trace) = (false, false, false, false)
    (options.record, options.replay) = (nil, nil)
    return options
  }
}
