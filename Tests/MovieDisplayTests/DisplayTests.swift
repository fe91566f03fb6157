import MovieDisplay
import Testing

@Suite(.timeLimit(.minutes(10))) struct DisplayTests {
  private static let titled = HomeScene.ViewModel(emptyState: EmptyState(title: "Nothing"))

  @Test @MainActor func `A weak display does not retain its view`() async {
    var view: View? = View()
    weak let remaining = view
    let display: any HomeDisplay = WeakDisplay(view ?? View())
    await display.display(Self.titled)
    await display.displayProgress(.init())
    #expect(remaining?.shown == [Self.titled])
    view = nil
    #expect(remaining == nil)
    await display.display(Self.titled)
    await display.displayProgress(Self.titled)
  }

  @MainActor private final class View: HomeDisplay {
    private(set) var shown: [HomeScene.ViewModel] = []

    func display(_ viewModel: HomeScene.ViewModel) { shown.append(viewModel) }
  }
}

@Suite struct HintTests {
  private func pieces(_ text: String, _ links: String...) -> [String] {
    links.map { Hint(text: $0, route: .home) }.pieces(of: text).map { piece in
      piece.route == nil ? String(text[piece.range]) : "[\(text[piece.range])]"
    }
  }

  @Test func `The pieces are the whole text, with the links in their order`() {
    #expect(pieces("Drama, Horror", "Drama", "Horror") == ["[Drama]", ", ", "[Horror]"])
    #expect(pieces("directed by Ann and Ann", "Ann", "Ann") == ["directed by ", "[Ann]", " and ", "[Ann]"])
    #expect(pieces("Drama", "Horror", "Drama", "Drama", "") == ["[Drama]"])
    #expect(pieces("Drama") == ["Drama"])
    #expect(pieces("", "Drama") == [])
  }
}
