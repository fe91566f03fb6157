import MovieDisplay
import MovieTerminal

// Choosing films for another program.
extension Browser {
  /// In a choice of films, Tab marks, and Enter takes what is marked. Nil for a key that means the same as always.
  mutating func pick(_ key: Key) -> [BrowserEffect]? {
    switch key {
    case Key("c", .control): return [.cancel]
    case Key(.enter):
      if !picked.isEmpty { return [.finish(picked)] }
      guard let film else { return nil }
      return [.finish([film])]
    case Key(.tab):
      guard let film else { return nil }
      if let place = picked.firstIndex(of: film) { picked.remove(at: place) } else { picked.append(film) }
      status = words.picked(picked.count)
      _ = move(.next)
      return []
    case Key(.right):
      // Opens only what has nothing to its right. Otherwise, carousels could not be scrolled.
      let focus = current?.focus
      _ = move(.right)
      guard focus == current?.focus else { return [] }
      return openFocused()
    default: return nil
    }
  }
}
