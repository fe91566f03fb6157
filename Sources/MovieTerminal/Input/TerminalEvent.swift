/// What the terminal sent.
public enum TerminalEvent: Sendable, Hashable {
  /// A key was pressed.
  case key(KeyPress)
  /// A click or a turn of the wheel.
  case mouse(MouseEvent)
  /// Text was pasted, without control characters and line breaks.
  case paste(String)
  /// The terminal answered a question.
  case reply(TerminalReply)

  /// Adds up turns of the wheel that directly follow each other at the same place, so that they need one frame.
  static func merged(_ events: [TerminalEvent]) -> [TerminalEvent] {
    events.reduce(into: []) { merged, event in
      if let last = merged.last, let sum = last.adding(event) {
        merged[merged.count - 1] = sum
      } else {
        merged.append(event)
      }
    }
  }

  private func adding(_ next: TerminalEvent) -> TerminalEvent? {
    guard case .mouse(let first) = self, case .mouse(let second) = next,
      case .scroll(let columns, let rows) = first.action, case .scroll(let moreColumns, let moreRows) = second.action,
      (first.row, first.column, first.modifiers) == (second.row, second.column, second.modifiers)
    else { return nil }
    let sum = MouseEvent.Action.scroll(columns: columns + moreColumns, rows: rows + moreRows)
    return .mouse(MouseEvent(sum, row: first.row, column: first.column, modifiers: first.modifiers))
  }
}
