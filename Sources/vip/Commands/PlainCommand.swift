import ArgumentParser
import MovieDomain

/// A command that people type without options most of the time. It is then created without the parser.
///
/// ArgumentParser reflects on every option of a command, which is half of the instructions of `vip home`.
protocol PlainCommand: AsyncParsableCommand {
  /// Returns the command with these words and the default of every option.
  ///
  /// None of the words is empty or begins with a hyphen. Returns nil or throws if the command does not take them: the
  /// parser then reports what is wrong.
  static func plain(_ words: [String]) throws -> Self?
}

extension HomeCommand: PlainCommand {
  static func plain(_ words: [String]) -> HomeCommand? {
    guard words.isEmpty else { return nil }
    var command = HomeCommand()
    command.posterOptions = .defaults
    command.options = .defaults
    return command
  }
}

extension ListCommand: PlainCommand {
  static func plain(_ words: [String]) throws -> ListCommand? {
    var command = ListCommand()
    (command.words, command.genre) = (words, nil)
    command.page = .defaults
    command.options = .defaults
    try command.validate()
    return command
  }
}

extension SearchCommand: PlainCommand {
  static func plain(_ words: [String]) throws -> SearchCommand? {
    var command = SearchCommand()
    (command.query, command.year, command.people) = (words, nil, false)
    command.page = .defaults
    command.options = .defaults
    try command.validate()
    return command
  }
}

extension DetailCommand: PlainCommand {
  static func plain(_ words: [String]) throws -> DetailCommand? {
    var command = DetailCommand()
    command.film = try .plain(words)
    (command.full, command.reviews) = (false, false)
    command.imageOptions = .defaults
    command.options = .defaults
    return command
  }
}

extension SimilarCommand: PlainCommand {
  static func plain(_ words: [String]) throws -> SimilarCommand? {
    var command = SimilarCommand()
    command.film = try .plain(words)
    command.page = .defaults
    command.options = .defaults
    return command
  }
}

extension PersonCommand: PlainCommand {
  static func plain(_ words: [String]) throws -> PersonCommand? {
    guard !words.isEmpty else { return nil }
    var command = PersonCommand()
    (command.words, command.full, command.role) = (words, false, nil)
    command.options = .defaults
    try command.validate()
    return command
  }
}

extension ListShelf: PlainCommand {
  static func plain(_ words: [String]) -> ListShelf? {
    guard words.isEmpty else { return nil }
    var command = ListShelf()
    command.listOptions = .defaults
    return command
  }
}

extension HistoryCommand.List: PlainCommand {
  static func plain(_ words: [String]) -> HistoryCommand.List? {
    guard words.isEmpty else { return nil }
    var command = HistoryCommand.List()
    command.options = .defaults
    return command
  }
}

extension FilmArgument {
  fileprivate static func plain(_ words: [String]) throws -> FilmArgument {
    var argument = FilmArgument()
    argument.words = words
    try argument.validate()
    return argument
  }
}

// What the parser makes of options that are not typed.

extension ShelfListOptions {
  fileprivate static var defaults: ShelfListOptions {
    var options = ShelfListOptions()
    (options.sort, options.reverse, options.page) = (nil, false, nil)
    options.posterOptions = .defaults
    options.options = .defaults
    return options
  }
}

extension ListOptions {
  fileprivate static var defaults: ListOptions {
    var options = ListOptions()
    options.posterOptions = .defaults
    options.table = .defaults
    return options
  }
}

extension PageOption {
  fileprivate static var defaults: PageOption {
    var option = PageOption()
    option.page = .first
    return option
  }
}

extension PosterOptions {
  fileprivate static var defaults: PosterOptions {
    var options = PosterOptions()
    options.posters = nil
    options.imageOptions = .defaults
    return options
  }
}

extension ImageOptions {
  fileprivate static var defaults: ImageOptions {
    var options = ImageOptions()
    options.images = .auto
    return options
  }
}

extension TableOptions {
  fileprivate static var defaults: TableOptions {
    var options = TableOptions()
    (options.tsv, options.header) = (false, false)
    options.display = .defaults
    return options
  }
}

extension DisplayOptions {
  fileprivate static var defaults: DisplayOptions {
    var options = DisplayOptions()
    (options.json, options.width, options.color) = (nil, nil, .auto)
    (options.language, options.region) = (nil, nil)
    (options.refresh, options.offline, options.noPager, options.trace) = (false, false, false, false)
    (options.record, options.replay) = (nil, nil)
    return options
  }
}
