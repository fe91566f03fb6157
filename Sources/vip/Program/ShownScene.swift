import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText
import ProgramScenes

/// A scene with its output formats.
protocol ShownScene: SendableMetatype {
  associatedtype Interactor: MovieScenes.Interactor
  associatedtype Text: TextView where Text.ViewModel: SceneViewModel
  associatedtype Presenter: MovieScenes.Presenter<Interactor.Response, Text.ViewModel>
  associatedtype JSON: MovieScenes.Presenter<Interactor.Response, JSONPage>

  static func presenter(_ words: any ProgramWords, _ today: CalendarDate) -> Presenter
  static func json(_ words: any ProgramWords, _ today: CalendarDate) -> JSON
  /// The films and people that a response shows, for completions.
  static func items(in response: Interactor.Response) -> [ShownItems.Item]
  /// The fields of the JSON that users choose from; nil if there are none.
  static var jsonFields: JSONFields? { get }
  /// The presenter of the scene as a table; nil for scenes that are not lists.
  static func table(
    _ words: any ProgramWords, _ today: CalendarDate
  ) -> (any MovieScenes.Presenter<Interactor.Response, TSVPage>)?
}

extension ShownScene {
  static func items(in response: Interactor.Response) -> [ShownItems.Item] { [] }

  static var jsonFields: JSONFields? { nil }

  static func table(
    _ words: any ProgramWords, _ today: CalendarDate
  ) -> (any MovieScenes.Presenter<Interactor.Response, TSVPage>)? { nil }
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
  static var jsonFields: JSONFields? { HomeJSON.fields }
}

extension ListScene: ShownScene {
  typealias Text = ListText
  typealias JSON = ListJSON
  static var jsonFields: JSONFields? { ListJSON.fields }

  static func table(
    _ words: any ProgramWords, _ today: CalendarDate
  ) -> (any MovieScenes.Presenter<Interactor.Response, TSVPage>)? { ListTSV(words: words, today: today) }
}

extension SearchScene: ShownScene {
  typealias Text = SearchText
  typealias JSON = SearchJSON
  static var jsonFields: JSONFields? { SearchJSON.fields }

  static func table(
    _ words: any ProgramWords, _ today: CalendarDate
  ) -> (any MovieScenes.Presenter<Interactor.Response, TSVPage>)? { SearchTSV(words: words, today: today) }
}

extension DetailScene: ShownScene {
  typealias Text = DetailText
  typealias JSON = DetailJSON
  static var jsonFields: JSONFields? { DetailJSON.fields }
}

extension PeopleScene: ShownScene {
  typealias Text = PeopleText
  typealias JSON = PeopleJSON
  static var jsonFields: JSONFields? { PeopleJSON.fields }

  static func table(
    _ words: any ProgramWords, _ today: CalendarDate
  ) -> (any MovieScenes.Presenter<Interactor.Response, TSVPage>)? { PeopleTSV(words: words, today: today) }
}

extension PersonScene: ShownScene {
  typealias Text = PersonText
  typealias JSON = PersonJSON
  static var jsonFields: JSONFields? { PersonJSON.fields }

  static func table(
    _ words: any ProgramWords, _ today: CalendarDate
  ) -> (any MovieScenes.Presenter<Interactor.Response, TSVPage>)? { PersonTSV(words: words, today: today) }
}

extension GenresScene: ShownScene {
  typealias Text = GenresText
  typealias JSON = GenresJSON
  static var jsonFields: JSONFields? { GenresJSON.fields }

  static func table(
    _ words: any ProgramWords, _ today: CalendarDate
  ) -> (any MovieScenes.Presenter<Interactor.Response, TSVPage>)? { GenresTSV(words: words, today: today) }
}

extension ShelfScene: ShownScene {
  typealias Text = ShelfText
  typealias JSON = ShelfJSON
  static var jsonFields: JSONFields? { ShelfJSON.fields }

  static func table(
    _ words: any ProgramWords, _ today: CalendarDate
  ) -> (any MovieScenes.Presenter<Interactor.Response, TSVPage>)? { ShelfTSV(words: words, today: today) }
}

extension PickScene: ShownScene {
  typealias Text = PickText
  typealias JSON = PickJSON
  static var jsonFields: JSONFields? { PickJSON.fields }
}

extension HistoryScene: ShownScene {
  typealias Text = HistoryText
  typealias JSON = HistoryJSON

  static func table(
    _ words: any ProgramWords, _ today: CalendarDate
  ) -> (any MovieScenes.Presenter<Interactor.Response, TSVPage>)? { HistoryTSV(words: words, today: today) }
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

extension OpeningScene: ShownScene {
  typealias Interactor = OpeningInteractor
  typealias Text = OpeningText
  static func presenter(_ words: any ProgramWords, _ today: CalendarDate) -> OpeningPresenter { .init(words: words) }
  static func json(_ words: any ProgramWords, _ today: CalendarDate) -> OpeningJSON { .init(words: words) }
}
