public import MovieDisplay
public import MovieDomain

// Which settings make a difference where. Language is in all of them: it changes the words at least.

/// What decides which films are listed, and how they are called.
private let listing: Set<Setting> = [.language, .region, .adult]

extension HomeInteractor: SettingsDependent {
  public static func request(afterChangeOf settings: Set<Setting>) -> HomeScene.Request? {
    if !settings.isDisjoint(with: listing) { return .refresh }
    return settings.contains(.genre) ? .refreshGenre : nil
  }
}

extension ListInteractor: SettingsDependent {
  public static func request(afterChangeOf settings: Set<Setting>) -> ListScene.Request? {
    settings.isDisjoint(with: listing) ? nil : .refresh
  }
}

extension SearchInteractor: SettingsDependent {
  public static func request(afterChangeOf settings: Set<Setting>) -> SearchScene.Request? {
    if !settings.isDisjoint(with: listing) { return .refresh }
    return settings.contains(.history) ? .refreshSuggestions : nil
  }
}

extension DetailInteractor: SettingsDependent {
  public static func request(afterChangeOf settings: Set<Setting>) -> DetailScene.Request? {
    settings.contains(.language) ? .refresh : nil
  }
}

extension PeopleInteractor: SettingsDependent {
  public static func request(afterChangeOf settings: Set<Setting>) -> PeopleScene.Request? {
    settings.contains(.language) ? .refresh : nil
  }
}

extension PersonInteractor: SettingsDependent {
  public static func request(afterChangeOf settings: Set<Setting>) -> PersonScene.Request? {
    settings.contains(.language) ? .refresh : nil
  }
}

extension GenresInteractor: SettingsDependent {
  public static func request(afterChangeOf settings: Set<Setting>) -> GenresScene.Request? {
    settings.contains(.language) ? .load : nil
  }
}

extension FavoritesInteractor: SettingsDependent {
  public static func request(afterChangeOf settings: Set<Setting>) -> FavoritesScene.Request? {
    settings.contains(.language) ? .refresh : nil
  }
}

extension HistoryInteractor: SettingsDependent {
  public static func request(afterChangeOf settings: Set<Setting>) -> HistoryScene.Request? {
    settings.contains(.language) ? .load : nil
  }
}
