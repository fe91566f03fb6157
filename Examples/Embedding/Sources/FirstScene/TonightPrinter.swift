import MovieDisplay

struct TonightPrinter: Display {
  func display(_ viewModel: TonightScene.ViewModel) async {
    print(viewModel.title)
    print(viewModel.note)
  }
}
