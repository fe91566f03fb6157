import MovieDomain
import MovieJSON

extension Country {
  init?(_ json: JSONNode) {
    guard let region = Region(json.text("iso_3166_1")) else { return nil }
    self.init(region, name: json.trimmed("name"))
  }
}
