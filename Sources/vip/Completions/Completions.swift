import ArgumentParser
import MovieDisplay
import MovieDomain
import MovieStore
import MovieText
import PublicDomainCatalog
import TMDb

// Shell completions. They never use the network.

extension CompletionKind {
  /// Ids of favorites, with titles in shells that show descriptions.
  static var favorites: CompletionKind {
    .custom { _, _, _ in await Completions(environment: .process).favorites().map { $0.text(for: .requesting) } }
  }

  /// Names of genres.
  static var genres: CompletionKind {
    .custom { _, _, _ in await Completions(environment: .process).genres().map { $0.text(for: .requesting) } }
  }

  /// Recent searches.
  static var searches: CompletionKind {
    .custom { _, _, _ in await Completions(environment: .process).searches().map { $0.text(for: .requesting) } }
  }

  static var settings: CompletionKind { .list(Setting.allCases.map(\.rawValue)) }

  /// The values of the setting named before on the command line.
  static var settingValues: CompletionKind {
    .custom { words, _, _ in Completions.values(after: words) }
  }
}

/// Provides completions from local data.
struct Completions {
  /// The maximum number of candidates.
  private static let limit = 500

  struct Candidate: Equatable {
    var value: String
    var remark: String?

    /// Formats the candidate for a shell; fish and zsh also show a description.
    ///
    /// bash expands the words it is given, so special characters must be escaped; it then quotes the chosen value itself.
    func text(for shell: CompletionShell?) -> String {
      let value = CleanText(value).string
      let remark = remark.map { CleanText($0).string }
      return switch (shell, remark) {
      case (.bash?, _): ShellQuoting.backslashed(value)
      case (.fish?, let remark?): "\(value)\t\(remark)"
      case (.zsh?, let remark?): "\(value.replacing(":", with: "\\:")):\(remark)"
      case (.zsh?, nil): value.replacing(":", with: "\\:")
      default: value
      }
    }
  }

  private let environment: Environment
  private let directories: Directories

  init(environment: Environment) {
    self.environment = environment
    directories = Directories(environment: environment)
  }

  func favorites() async -> [Candidate] {
    guard let database else { return [] }
    let favorites = StoredFavorites(database, titleKeys: .language(.americanEnglish))
    let part = try? await favorites.favorites(.title, offset: 0, limit: Self.limit)
    let source = source
    return part?.elements.map { favorite in
      let route = Route.movie(
        id: favorite.movie.id, source: favorite.source == source ? nil : favorite.source.idNamespace)
      return Candidate(value: route.reference ?? "", remark: favorite.movie.title)
    } ?? []
  }

  /// The catalog in use, whose ids need no qualifier.
  private var source: CatalogSource {
    if environment.first(of: CredentialAccess.variables) != nil { return .tmdb }
    let stored = directories.configuration.map { CredentialFile(directory: $0) }
    return (try? stored?.credential()) == nil ? .publicDomain : .tmdb
  }

  /// The built-in catalog's genres, which have the same names as TMDb's.
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
