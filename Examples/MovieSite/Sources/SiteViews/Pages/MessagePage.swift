/// A page that only says something, such as that there is no such page.
public func messagePage(_ text: String, in frame: PageFrame) -> HTML {
  frame.page(
    text, #"<div class="message"><h1>\#(text)</h1><p><a href="/">\#(frame.words.home)</a></p></div>"#)
}
