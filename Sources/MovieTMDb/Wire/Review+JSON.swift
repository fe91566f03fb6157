import MovieDomain
import MovieJSON

extension Review {
  init?(_ json: JSONNode) {
    guard let text = json.textIfAny("content") else { return nil }
    let details = json["author_details"]
    let author = details?.textIfAny("name") ?? json.textIfAny("author") ?? details?.textIfAny("username") ?? ""
    self.init(
      id: json.text("id"), author: author, rating: details?.number("rating"), text: text,
      date: CalendarDate(iso8601: json.text("created_at").prefix(10)))
  }
}
