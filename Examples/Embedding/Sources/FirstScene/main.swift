import MovieDomain
import MovieScenes
import PublicDomainCatalog

let catalog = PublicDomainCatalog(today: .today)

let tonight = SceneDriver(
  TonightInteractor(),
  worker: TonightWorker(catalog: catalog),
  output: Output(TonightPresenter(words: EnglishWords()), display: TonightPrinter()))
await tonight.handle(.load)
await tonight.handle(.another)

let context = SceneContext(catalog: catalog)
let tomorrow = context.open(TonightScene.self, on: TonightPrinter())
await tomorrow.handle(.load)

// The parts are values, so checking them takes neither a driver nor a display.
var interactor = TonightInteractor()
let general = Movie(id: 1, title: "The General")
precondition(interactor.handle(.load) == [.ask(.topRatedFilms)])
precondition(interactor.response == .loading)
precondition(interactor.receive(.success([general]), to: .topRatedFilms) == [])
precondition(interactor.response == .suggestion(general, alternatives: 0))
