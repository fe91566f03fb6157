import MovieText
import TextSnapshots

/// Compares what a view shows, at several widths, with its golden.
func assertView<View: TextView>(
  _ viewModel: View.ViewModel, in view: View.Type, palette: Palette = .plain, charset: Charset = .unicode,
  widths: [Int] = [40, 80, 120], named name: String? = nil
) {
  assertSnapshot(across: .axis("width", widths), named: name) { width in
    View(page: .sample(width: width, palette: palette, charset: charset)).render(viewModel)
  }
}
