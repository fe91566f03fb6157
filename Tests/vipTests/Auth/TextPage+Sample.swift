import MovieDisplay
import MovieText

extension TextPage {
  /// A page with the commands that auth and doctor refer to.
  static func sample(width: Int, palette: Palette = .plain, showsChangeAlone: Bool = false) -> TextPage {
    TextPage(
      width: width, palette: palette, command: { $0 == .logIn ? "vip auth login" : nil },
      showsChangeAlone: showsChangeAlone)
  }
}
