import ArgumentParser
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieStore
import MovieTMDb
import MovieTerminal
import MovieText
import PublicDomainCatalog

// Shell completions. They never use the network.

extension CompletionKind {
  static var films: CompletionKind { names { await $0.films() } }

  /// Films shown last that are not on a shelf.
  static func films(notOn shelf: Shelf) -> CompletionKind { names { await $0.films(notOn: shelf) } }

  static func films(on shelf: Shelf) -> CompletionKind { names { await $0.films(on: shelf) } }

  static var people: CompletionKind { names { $0.shown(.person) } }

  private static func names(
    _ items: @escaping @Sendable (Completions) async -> [Completions.Candidate]
  ) -> CompletionKind {
    .custom { words, index, prefix in
      let items = await items(Completions(environment: .process))
      return Completions.candidates(for: items, typed: prefix, after: words.prefix(max(0, index)), shell: .requesting)
        .compactMap { $0.text(for: .requesting) }
    }
  }

  private static func offering(
    _ candidates: @escaping @Sendable (Completions, String) async -> [Completions.Candidate]
  ) -> CompletionKind {
    .custom { _, _, prefix in
      await candidates(Completions(environment: .process), prefix).compactMap { $0.text(for: .requesting) }
    }
  }

  static var genres: CompletionKind { offering { await $0.genres(startingWith: $1) } }

  static var listsAndGenres: CompletionKind {
    offering { MovieList.allCases.map { .init(value: $0.rawValue) } + (await $0.genres(startingWith: $1)) }
  }

  static var searches: CompletionKind { offering { completions, _ in await completions.searches() } }

  /// Further JSON fields of films, after those that are typed already, separated by commas.
  static var jsonFields: CompletionKind {
    .custom { _, _, prefix in
      let typed = prefix.lastIndex(of: ",").map { String(prefix[...$0]) } ?? ""
      let chosen = (try? DisplayOptions.fieldNames(typed)) ?? []
      return ListScene.JSON.fields.names.filter { !chosen.contains($0) }.map { typed + $0 }
    }
  }

  /// English names of the usual languages of films.
  static var filmLanguages: CompletionKind {
    .list([
      "arabic", "chinese", "danish", "dutch", "english", "french", "german", "hindi", "italian", "japanese", "korean",
      "persian", "polish", "portuguese", "russian", "spanish", "swedish", "turkish",
    ])
  }

  static var ownServices: CompletionKind { offering { completions, _ in await completions.services() } }

  static var settings: CompletionKind { .list(Setting.allCases.map(\.rawValue)) }

  /// The values of the setting named before on the command line, if there are not too many to list.
  static var settingValues: CompletionKind {
    .custom { words, _, _ in Completions.values(after: words) }
  }
}

struct Completions {
  private static let limit = 500

  /// What a shell offers.
  struct Candidate: Hashable {
    /// What is typed, such as an id.
    var value: String
    /// What it means, such as a title; empty for a value that says it all.
    var remark = ""

    /// Formats the candidate for a shell, or returns nil if it is not safe there; fish and zsh also show a description.
    ///
    /// bash expands the words it is given, so special characters must be escaped; it then quotes the chosen value itself,
    /// except backticks and dollar signs.
    func text(for shell: CompletionShell?) -> String? {
      let (value, remark) = (CleanText(value).string, CleanText(remark).string)
      return switch shell {
      case .bash? where value.unicodeScalars.contains { "`$".unicodeScalars.contains($0) }: nil
      case .bash?: ShellQuoting.backslashed(value)
      case .fish? where !remark.isEmpty: "\(value)\t\(remark)"
      case .zsh?: value.replacing(":", with: "\\:") + (remark.isEmpty ? "" : ":\(remark)")
      default: value
      }
    }
  }

  private let environment: EnvironmentVariables
  private let directories: Directories

  init(environment: EnvironmentVariables) {
    self.environment = environment
    directories = Directories(environment: environment)
  }

  /// Offers films or people, which are given as ids with their names. After a letter, and in bash, which has no
  /// descriptions, offers the names; after words that begin some of them, the rest of those.
  static func candidates(
    for items: [Candidate], typed prefix: String, after words: some Collection<String> = [], shell: CompletionShell?
  ) -> [Candidate] {
    // The word is passed on as it is typed.
    let typed = prefix.filter { !"\\\"'".contains($0) }
    var words = words.suffix(10)[...]
    while !words.isEmpty {
      let begun = words.joined(separator: " ") + " "
      let rest = items.compactMap { candidate($0.remark, typed: begun + typed, remark: $0.value) }
      if !rest.isEmpty {
        return rest.map { Candidate(value: String($0.value.dropFirst(begun.count)), remark: $0.remark) }
      }
      words.removeFirst()
    }
    let isName = typed.first.map { !$0.isNumber && $0 != "#" } ?? (shell == .bash)
    return isName ? items.compactMap { candidate($0.remark, typed: typed, remark: $0.value) } : items
  }

  func films(on shelf: Shelf) async -> [Candidate] {
    let source = source
    let stored = try? await database?.shelves.films(on: shelf, .title, offset: 0, limit: Self.limit)
    return (stored?.elements ?? []).map {
      item($0.movie.title, $0.movie.id, in: $0.source.idNamespace, unless: source)
    }
  }

  /// The films shown last, followed by the favorites.
  func films() async -> [Candidate] {
    let shown = shown(.movie)
    return shown + (await films(on: .favorites)).filter { !shown.contains($0) }
  }

  func films(notOn shelf: Shelf) async -> [Candidate] {
    let stored = Set(await films(on: shelf).map(\.value))
    return shown(.movie).filter { !stored.contains($0.value) }
  }

  func shown(_ kind: CatalogItem.Kind) -> [Candidate] {
    let source = source
    let items = directories.cache.map { ShownItems(folder: $0).all() } ?? []
    return items.filter { $0.kind == kind }.map { item($0.name, $0.id, in: $0.namespace, unless: source) }
  }

  private func item(_ name: String, _ id: Int, in namespace: String, unless source: CatalogSource) -> Candidate {
    let route = Route.movie(id: id, source: namespace == source.idNamespace ? nil : namespace)
    return Candidate(value: route.reference ?? "", remark: CleanText(name).string)
  }

  /// The catalog in use, whose ids need no qualifier.
  private var source: CatalogSource {
    if environment.first(of: CredentialAccess.variables) != nil { return .tmdb }
    let stored = directories.configuration.map { CredentialFile(directory: $0) }
    return (try? stored?.credential()) == nil ? .publicDomain : .tmdb
  }

  /// The built-in catalog's genres, which have the same names as TMDb's.
  func genres(startingWith typed: String) async -> [Candidate] {
    let genres = (try? await PublicDomainCatalog(today: .today).genres()) ?? []
    return genres.compactMap { Self.candidate($0.name, typed: typed.filter { !"\\\"'".contains($0) }) }
  }

  /// A name that starts with the typed letters, in whatever case; nil if it does not.
  ///
  /// Shells compare letters with their case; commands do not.
  private static func candidate(_ name: String, typed: String, remark: String = "") -> Candidate? {
    guard name.lowercased().hasPrefix(typed.lowercased()) else { return nil }
    return Candidate(value: typed + name.dropFirst(typed.count), remark: remark)
  }

  /// The services of the settings, after the word for all of them.
  func services() async -> [Candidate] {
    let services = await directories.settings().services
    return ([Route.Criterion.ownServices.value] + services).map { Candidate(value: $0) }
  }

  func searches() async -> [Candidate] {
    guard let database else { return [] }
    let searches = try? await StoredSearchHistory(database).searches()
    return (searches?.queries ?? []).map { Candidate(value: $0) }
  }

  static func values(after words: [String]) -> [String] {
    guard let setting = words.lazy.compactMap({ Setting(rawValue: $0) }).first else { return [] }
    return setting == .genre ? GenreAliases.usualNames : setting.listsAllValues ? setting.validValues : []
  }

  private var database: LibraryDatabase? {
    // After a Tab, it is not seen that a damaged file was replaced.
    directories.data.map { LibraryDatabase(directory: $0, today: { .today }, onDamage: nil) }
  }
}
