import ArgumentParser
import MovieDomain
import MovieStore
import MovieText
import PublicDomainCatalog

// What a shell offers when somebody presses the tabulator key. Nothing is asked of the network.

extension CompletionKind {
  /// Ids of favorites; shells that show a remark show the title.
  static var favorites: CompletionKind {
    .custom { _, _, _ in await Completions(environment: .process).favorites().map { $0.text(for: .requesting) } }
  }

  /// Names of genres.
  static var genres: CompletionKind {
    .custom { _, _, _ in await Completions(environment: .process).genres().map { $0.text(for: .requesting) } }
  }

  /// Searches that found something.
  static var searches: CompletionKind {
    .custom { _, _, _ in await Completions(environment: .process).searches().map { $0.text(for: .requesting) } }
  }

  static var settings: CompletionKind { .list(Setting.allCases.map(\.rawValue)) }

  /// The values of the setting that is named before them on the line.
  static var settingValues: CompletionKind {
    .custom { words, _, _ in Completions.values(after: words) }
  }
}

/// Finds what fits, on this machine alone.
struct Completions {
  /// More than anyone reads through.
  private static let limit = 500

  struct Candidate: Equatable {
    var value: String
    var remark: String?

    /// In the form that a shell reads: some show a remark beside the value.
    ///
    /// bash expands its list of words, and would do what a value says; for the line it quotes the value itself.
    func text(for shell: CompletionShell?) -> String {
      let value = CleanText(value).string
      let remark = remark.map { CleanText($0).string }
      return switch (shell, remark) {
      case (.bash?, _): ShellQuoting.backslashed(value)
      case (.fish?, let remark?): "\(value)\t\(remark)"
      case (.zsh?, let remark?): "\(value):\(remark)"
      case (.zsh?, nil): value.replacing(":", with: "\\:")
      default: value
      }
    }
  }

  private let directories: Directories

  init(environment: Environment) {
    directories = Directories(environment: environment)
  }

  func favorites() async -> [Candidate] {
    guard let database else { return [] }
    let favorites = StoredFavorites(database, titleKeys: .language(.americanEnglish))
    let part = try? await favorites.favorites(.title, offset: 0, limit: Self.limit)
    return part?.elements.map { Candidate(value: String($0.movie.id), remark: $0.movie.title) } ?? []
  }

  /// Those of the built-in catalog, which are named as TMDb names its own.
  func genres() async -> [Candidate] {
    let genres = (try? await PublicDomainCatalog(today: .today).genres()) ?? []
    return genres.map { Candidate(value: $0.name) }
  }

  func searches() async -> [Candidate] {
    guard let database else { return [] }
    return await StoredSearchHistory(database).recent().queries.map { Candidate(value: $0) }
  }

  static func values(after words: [String]) -> [String] {
    guard let setting = words.lazy.compactMap({ Setting(rawValue: $0) }).first else { return [] }
    return setting.validValues
  }

  private var database: LibraryDatabase? {
    directories.data.map { LibraryDatabase(directory: $0, today: { .today }, onDamage: { _ in }) }
  }
}
