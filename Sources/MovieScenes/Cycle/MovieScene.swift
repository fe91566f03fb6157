public import MovieDisplay
public import MovieDomain

/// A factory for a scene's interactor, worker and presenter. Conform to it to open your own scenes with `SceneContext`.
public protocol MovieScene {
  /// The scene's logic.
  associatedtype Interactor: MovieScenes.Interactor
  /// Turns the scene's responses into view models.
  associatedtype Presenter: WordsPresenter where Presenter.Response == Interactor.Response

  /// Returns an interactor in its initial state. A scene with a `CatalogInteractor` need not implement it.
  static func interactor(in context: SceneContext) -> Interactor
  /// Returns a worker that uses the context's catalog, stores and clock.
  static func worker(in context: SceneContext) -> any Worker<Interactor.Question, Interactor.Answer>
  /// Returns an output that does more than to show responses; by default, the output itself.
  static func output(
    _ output: Output<Interactor.Response>, in context: SceneContext
  ) -> Output<Interactor.Response>
}

extension MovieScene {
  /// Answers the questions of the scene's interactor.
  public typealias AnyWorker = any Worker<Interactor.Question, Interactor.Answer>

  public static func interactor(in context: SceneContext) -> Interactor where Interactor: CatalogInteractor {
    Interactor(source: context.catalog.source)
  }

  public static func output(
    _ output: Output<Interactor.Response>, in context: SceneContext
  ) -> Output<Interactor.Response> { output }
}

/// A scene's logic as a value type: no tasks, clocks or ports, so tests can call it and compare results.
///
/// A `SceneDriver` runs it: it passes requests in, sends the resulting questions to a `Worker`, and passes the answers
/// back. It calls one method at a time.
public protocol Interactor<Request, Response>: Sendable {
  /// What a view asks of the scene, such as `.refresh`.
  associatedtype Request: Sendable
  /// The complete state on screen, which a presenter turns into a view model.
  associatedtype Response: Sendable & Equatable
  /// A task for the worker, such as loading a film.
  associatedtype Question: LanedQuestion
  /// The worker's final or intermediate result for a question.
  associatedtype Answer: Sendable

  /// The current state. The driver shows it after each request, when loading ends, and whenever it changed.
  var response: Response { get }

  /// Updates the state for a request. Returns the questions to ask and the lanes to cancel.
  mutating func handle(_ request: Request) -> [Effect<Question>]

  /// Updates the state for an answer and returns further effects. Not called for superseded or canceled questions.
  mutating func receive(_ answer: Answer, to question: Question) -> [Effect<Question>]

  /// Reverts the state for a question that ends without a final answer: `.loading` becomes `.idle` again.
  ///
  /// Called when the worker returned nil or the question was canceled with the request that asked; not called for questions
  /// that this interactor superseded or canceled itself. Does nothing by default.
  mutating func abandon(_ question: Question)

  /// The films on screen. The driver looks up their marks. None by default.
  var filmsOnScreen: Set<FilmID> { get }

  /// Updates the marks of films in the state. Films without marks are on no shelf. Does nothing by default.
  mutating func mark(_ marks: [FilmID: FilmMarks])

  /// Updates the state after settings changed. Returns effects that reload what depends on them; none by default.
  ///
  /// Called only if the driver follows the settings. After a change of language, the driver shows the scene again even
  /// if the state is the same.
  mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Question>]

  /// Updates the state after the viewer's library changed, here or in another scene. Returns effects that reload what
  /// depends on it; none by default. Called only if the driver follows the library.
  mutating func libraryChanged() -> [Effect<Question>]
}

extension Interactor {
  public mutating func abandon(_ question: Question) {}
  public var filmsOnScreen: Set<FilmID> { [] }
  public mutating func mark(_ marks: [FilmID: FilmMarks]) {}
  public mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Question>] { [] }
  public mutating func libraryChanged() -> [Effect<Question>] { [] }
}

/// An interactor that needs to know only the catalog in use.
public protocol CatalogInteractor: Interactor {
  /// Creates an interactor for films of the given catalog.
  init(source: CatalogSource)
}

/// A question for a worker, with the lane it runs in.
public protocol LanedQuestion: Sendable, Equatable {
  /// Identifies a lane of the scene. By default, there is one lane for writes, which are queued, and one for the others.
  associatedtype Lane: Hashable & Sendable = DefaultLane

  /// The lane the question runs in. Questions in different lanes run concurrently.
  var lane: Lane { get }
  /// How the question affects others in its lane, and whether the request waits for it; `.latest` by default.
  var rule: LaneRule { get }
  /// Whether releasing the driver cancels it; by default, all but queued questions.
  var endsWithScene: Bool { get }
}

extension LanedQuestion {
  public var rule: LaneRule { .latest }
  public var endsWithScene: Bool { rule != .queued }
}

extension LanedQuestion where Lane == DefaultLane {
  public var lane: DefaultLane { rule == .queued ? .writing : .reading }
}

/// The lanes of a scene that does not name its own.
public enum DefaultLane: Hashable, Sendable {
  /// Questions that are not queued.
  case reading
  /// Queued questions, which are changes as a rule.
  case writing
}

/// How questions in a lane affect each other, and whether requests wait for their answers.
public enum LaneRule: Sendable, Hashable {
  /// Cancels the previous question in its lane, unless that is queued.
  case latest
  /// Waits for the previous questions in its lane and is not canceled unless it `endsWithScene`; for writes.
  case queued
  /// Like `latest`, but the scene displays its final result without waiting for the answer. The request does wait.
  case trailing
  /// Like `latest`, but neither the final display nor the request waits for the answer, unless they waited for the
  /// question that it replaces.
  case background

  /// Whether the scene counts as loading until the answer arrives.
  var blocksIdle: Bool { self == .latest || self == .queued }
  var blocksRequest: Bool { self != .background }
}

/// A side effect requested by an interactor.
public enum Effect<Question: LanedQuestion>: Sendable, Equatable {
  /// Asks a question, according to its lane rule.
  case ask(Question)
  /// Cancels the questions in a lane, except queued ones. Their answers are discarded.
  case cancel(Question.Lane)
}

/// Answers a scene's questions using ports and clocks.
public protocol Worker<Question, Answer>: Sendable {
  /// A task, such as loading a film.
  associatedtype Question: Sendable
  /// The final or intermediate result of a task. Contains its errors.
  associatedtype Answer: Sendable

  /// Returns the answer; nil if there is none because the task was canceled. May be called concurrently.
  func answer(_ question: Question) async -> Answer?

  /// Returns the final answer, as `answer(_:)` does. Implement it to send intermediate answers to `report`, too.
  ///
  /// `report` returns when the interactor has received them. The last one is returned instead, so that the driver knows
  /// that it is final and shows it once.
  ///
  /// `report` is `@concurrent`, so that its type is the same in targets with and without the upcoming feature
  /// `NonisolatedNonsendingByDefault`.
  func answer(_ question: Question, report: @escaping @concurrent @Sendable (Answer) async -> Void) async -> Answer?
}

extension Worker {
  public func answer(
    _ question: Question, report: @escaping @concurrent @Sendable (Answer) async -> Void
  ) async -> Answer? {
    await answer(question)
  }
}

/// Runs work and converts its errors.
package func mapping<Value, Failure: Error, Other: Error>(
  _ other: (Failure) -> Other, _ work: () async throws(Failure) -> Value
) async throws(Other) -> Value {
  do throws(Failure) {
    return try await work()
  } catch {
    throw other(error)
  }
}

/// Returns the result of a catalog call, or nil if it was canceled.
package func result<Value>(
  of call: () async throws(CatalogError) -> Value
) async -> Result<Value, CatalogError>? {
  do throws(CatalogError) {
    return .success(try await call())
  } catch {
    return error.code == .cancelled ? nil : .failure(error)
  }
}

/// Returns the result of a call that is not one of a catalog. That it was canceled is a failure, too.
package func result<Value, Failure: Error>(
  of call: () async throws(Failure) -> Value
) async -> Result<Value, Failure> {
  do throws(Failure) {
    return .success(try await call())
  } catch {
    return .failure(error)
  }
}

/// Turns a scene's response into a view model. Pure: equal responses give equal view models.
public protocol Presenter<Response, ViewModel>: Sendable {
  /// The scene's state.
  associatedtype Response: Sendable
  /// What the display shows.
  associatedtype ViewModel: Sendable

  /// Returns the view model for a response, final or in progress.
  func viewModel(for response: Response) -> ViewModel
}

/// A presenter that needs only words and the current date.
public protocol WordsPresenter<Response, ViewModel>: Presenter {
  /// Creates a presenter that uses `words`. `today` is the user's current date.
  init(words: any Words, today: CalendarDate)
}

/// A presenter whose text does not depend on the date.
public protocol DateIndependentPresenter: WordsPresenter {
  /// Creates a presenter that uses `words`.
  init(words: any Words)
}

extension DateIndependentPresenter {
  public init(words: any Words, today: CalendarDate) {
    self.init(words: words)
  }
}

/// Sends a scene's responses through a presenter to a display.
public struct Output<Response: Sendable>: Sendable {
  private let show: @Sendable (_ response: Response, _ isFinal: Bool) async -> Void

  /// Sends responses to a function; `isFinal` is true when the scene is idle.
  public init(_ show: @escaping @Sendable (_ response: Response, _ isFinal: Bool) async -> Void) {
    self.show = show
  }

  /// Sends view models from one presenter to a display.
  public init<P: Presenter>(_ presenter: P, display: any Display<P.ViewModel>) where P.Response == Response {
    self.init(display: display) { presenter }
  }

  /// Sends view models to a display, creating a presenter for each response; for example, to use the current language.
  public init<P: Presenter>(
    display: any Display<P.ViewModel>, presenter: @escaping @Sendable () async -> P
  ) where P.Response == Response {
    self.init { response, isFinal in
      let viewModel = await presenter().viewModel(for: response)
      await isFinal ? display.display(viewModel) : display.displayProgress(viewModel)
    }
  }

  /// Shows a response. Returns when the display has shown it.
  public func present(_ response: Response, isFinal: Bool) async {
    await show(response, isFinal)
  }
}
