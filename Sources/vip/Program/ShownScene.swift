import MovieDisplay
import MovieDomain
import MovieJSON
import MovieScenes
import MovieText
import ProgramScenes

/// A scene with its output formats.
protocol ShownScene {
  associatedtype Interactor: MovieScenes.Interactor
  associatedtype Text: TextView where Text.ViewModel: SceneViewModel
  associatedtype Presenter: MovieScenes.Presenter<Interactor.Response, Text.ViewModel>
  associatedtype JSON: MovieScenes.Presenter<Interactor.Response, JSONPage>

  static func presenter(_ words: any ProgramWords, _ today: CalendarDate) -> Presenter
  static func json(_ words: any ProgramWords, _ today: CalendarDate) -> JSON
}

extension ShownScene where Presenter: WordsPresenter {
  static func presenter(_ words: any ProgramWords, _ today: CalendarDate) -> Presenter {
    Presenter(words: words, today: today)
  }
}

extension ShownScene where JSON: WordsPresenter {
  static func json(_ words: any ProgramWords, _ today: CalendarDate) -> JSON { JSON(words: words, today: today) }
}

// The only mapping of scenes to views. Another output format requires another associated type here.

extension HomeScene: ShownScene {
  typealias Text = HomeText
  typealias JSON = HomeJSON
}

extension ListScene: ShownScene {
  typealias Text = ListText
  typealias JSON = ListJSON
}

extension SearchScene: ShownScene {
  typealias Text = SearchText
  typealias JSON = SearchJSON
}

extension DetailScene: ShownScene {
  typealias Text = DetailText
  typealias JSON = DetailJSON
}

extension PeopleScene: ShownScene {
  typealias Text = PeopleText
  typealias JSON = PeopleJSON
}

extension PersonScene: ShownScene {
  typealias Text = PersonText
  typealias JSON = PersonJSON
}

extension GenresScene: ShownScene {
  typealias Text = GenresText
  typealias JSON = GenresJSON
}

extension FavoritesScene: ShownScene {
  typealias Text = FavoritesText
  typealias JSON = FavoritesJSON
}

extension HistoryScene: ShownScene {
  typealias Text = HistoryText
  typealias JSON = HistoryJSON
}

extension SettingsScene: ShownScene {
  typealias Text = SettingsText
  typealias JSON = SettingsJSON
}

extension TransferScene: ShownScene {
  typealias Interactor = TransferInteractor
  typealias Text = TransferText
  typealias Presenter = TransferPresenter
  typealias JSON = TransferJSON
}

extension AuthScene: ShownScene {
  typealias Interactor = AuthInteractor
  typealias Text = AuthText
  static func presenter(_ words: any ProgramWords, _ today: CalendarDate) -> AuthPresenter { .init(words: words) }
  static func json(_ words: any ProgramWords, _ today: CalendarDate) -> AuthJSON { .init(words: words) }
}

extension DoctorScene: ShownScene {
  typealias Interactor = DoctorInteractor
  typealias Text = DoctorText
  static func presenter(_ words: any ProgramWords, _ today: CalendarDate) -> DoctorPresenter { .init(words: words) }
  static func json(_ words: any ProgramWords, _ today: CalendarDate) -> DoctorJSON { .init(words: words) }
}
