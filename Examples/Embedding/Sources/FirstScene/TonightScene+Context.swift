import MovieScenes

extension TonightScene: MovieScene {
  typealias Presenter = TonightPresenter

  static func interactor(in context: SceneContext) -> TonightInteractor {
    TonightInteractor()
  }

  static func worker(
    in context: SceneContext
  ) -> any Worker<TonightInteractor.Question, TonightInteractor.Answer> {
    TonightWorker(catalog: context.catalog)
  }
}
