/// Text that tries to break a terminal or a parser.
package enum HostileText {
  /// Characters that end strings and lines, control a terminal, are invisible, or combine, between blanks.
  package static let sample =
    " \"\\/\u{0}\t\r\n\u{1B}[31m\u{7F}\u{9B}2J\u{AD}\u{34F}\u{61C}\u{3164}\u{200B}\u{202E}\u{2028}\u{2066}\u{FEFF}"
    + "\u{FFF9}\u{E000}\u{E0001}\u{10FFFF} e\u{301} 千 👩\u{200D}🚀 "
}
