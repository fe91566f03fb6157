/// A link to another site if the address is one of the web; otherwise the text alone. Addresses come from anyone.
func webLink(_ address: String?, _ text: HTML) -> HTML {
  guard let address, ["https://", "http://"].contains(where: { address.lowercased().hasPrefix($0) }) else {
    return text
  }
  return #"<a href="\#(address)" rel="noreferrer">\#(text)</a>"#
}
