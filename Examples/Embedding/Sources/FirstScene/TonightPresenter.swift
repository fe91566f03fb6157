import MovieScenes

struct TonightPresenter: DateIndependentPresenter {
  let words: any Words

  init(words: any Words) {
    self.words = words
  }

  func viewModel(for response: TonightScene.Response) -> TonightScene.ViewModel {
    switch response {
    case .idle:
      TonightScene.ViewModel(title: words.notLoaded, note: "")
    case .loading:
      TonightScene.ViewModel(title: words.loading, note: "")
    case .suggestion(let movie, let alternatives):
      TonightScene.ViewModel(
        title: movie.title,
        note: alternatives == 0 ? "This is the last suggestion." : "Not tonight? Other films: \(alternatives)")
    case .failed(let error):
      TonightScene.ViewModel(title: words.sentence(for: error), note: words.advice(for: error))
    }
  }
}
