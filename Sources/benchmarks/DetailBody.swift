/// A response for one film as TMDb sends it, including the fields that are not read.
enum DetailBody {
  static var bytes: [UInt8] {
    let cast = (0..<166).map { person($0, #""cast_id":\#($0),"character":"\#(character($0))","order":\#($0)"#) }
    // Every fourth row is another job of the person before.
    let crew = (0..<561).map { index in
      person(
        index % 4 == 3 ? 1000 + index - 1 : 1000 + index,
        #""department":"Visual Effects","job":"\#(jobs[index % jobs.count])""#)
    }
    return Array(
      """
      {"adult":false,"backdrop_path":"/b.jpg","belongs_to_collection":null,"budget":63000000,
      "genres":[{"id":28,"name":"Action"},{"id":878,"name":"Science Fiction"}],"homepage":"http://example.org/",
      "id":603,"imdb_id":"tt0133093","original_language":"en","original_title":"The Matrix",
      "overview":"\(sentence)","popularity":83.14,"poster_path":"/p.jpg",
      "production_companies":[{"id":79,"logo_path":"/l.png","name":"Village Roadshow","origin_country":"US"}],
      "release_date":"1999-03-31","revenue":463517383,"runtime":136,"status":"Released","tagline":"Believe.",
      "title":"The Matrix","video":false,"vote_average":8.2,"vote_count":26341,
      "credits":{"cast":[\(cast.joined(separator: ","))],"crew":[\(crew.joined(separator: ","))]},
      "reviews":{"page":1,"results":[\((0..<20).map(review).joined(separator: ","))],"total_pages":3,"total_results":45},
      "videos":{"results":[\((0..<40).map(video).joined(separator: ","))]},
      "watch/providers":{"results":{\(countries.map(offers).joined(separator: ","))}},
      "release_dates":{"results":[\(countries.map(release).joined(separator: ","))]},
      "recommendations":{"page":1,"results":[\((0..<21).map(film).joined(separator: ","))],"total_pages":2,
      "total_results":40},"external_ids":{"imdb_id":"tt0133093","wikidata_id":"Q83495"}}
      """.utf8)
  }

  private static let jobs = ["Visual Effects Supervisor", "Director", "Stunts", "Screenplay", "Grip", "Compositor"]
  private static let sentence = String(repeating: "A hacker learns what the world is. ", count: 8)

  /// As many as TMDb has offers for.
  private static let countries = (0..<120).map { index in
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return index == 0 ? "US" : "\(letters[index / 26])\(letters[index % 26])"
  }

  private static func video(_ index: Int) -> String {
    """
    {"id":"v\(index)","iso_639_1":"en","iso_3166_1":"US","key":"vKQi3bBA1y\(index)","name":"Trailer \(index)",
    "official":true,"published_at":"2019-01-02T03:04:05.000Z","site":"YouTube","size":1080,"type":"Trailer"}
    """
  }

  private static func offers(_ country: String) -> String {
    let services = (0..<8).map { index in
      #"{"logo_path":"/s\#(index).jpg","provider_id":\#(index + 2),"provider_name":"Service \#(index)","display_priority":\#(index)}"#
    }.joined(separator: ",")
    return """
      "\(country)":{"link":"https://www.themoviedb.org/movie/603/watch","flatrate":[\(services)],"rent":[\(services)],
      "buy":[\(services)]}
      """
  }

  private static func release(_ country: String) -> String {
    """
    {"iso_3166_1":"\(country)","release_dates":[{"certification":"","descriptors":[],"iso_639_1":"","note":"",
    "release_date":"1999-03-24T00:00:00.000Z","type":1},{"certification":"R","descriptors":[],"iso_639_1":"","note":"",
    "release_date":"1999-03-31T00:00:00.000Z","type":3}]}
    """
  }

  private static func film(_ index: Int) -> String {
    """
    {"adult":false,"backdrop_path":"/b\(index).jpg","genre_ids":[28,878],"id":\(604 + index),"media_type":"movie",
    "original_language":"en","original_title":"Film \(index)","overview":"\(sentence)","popularity":41.5,
    "poster_path":"/p\(index).jpg","release_date":"2003-05-15","title":"Film \(index)","video":false,
    "vote_average":7.1,"vote_count":11000}
    """
  }

  private static func person(_ id: Int, _ rest: String) -> String {
    let name = ["Zoë Ferreira", "Ana García", "Keanu Reeves", "Владимир Кузнецов", "宮崎駿"][id % 5]
    return """
      {"adult":false,"gender":2,"id":\(id + 1),"known_for_department":"Acting","name":"\(name) \(id)",
      "original_name":"\(name) \(id)","popularity":4.\(id),"profile_path":\(id % 3 == 0 ? #""/x\#(id).jpg""# : "null"),
      "credit_id":"52fe425bc3a36847f801\(id)",\(rest)}
      """
  }

  private static func character(_ index: Int) -> String {
    index % 9 == 0 ? "" : "Agent \(index) / Voice of the Machine"
  }

  private static func review(_ index: Int) -> String {
    """
    {"author":"viewer\(index)","author_details":{"name":"","username":"viewer\(index)","avatar_path":null,"rating":8},
    "content":"\(String(repeating: sentence + #"\r\n\r\n"#, count: 6))","created_at":"2014-05-12T01:02:03.000Z",
    "id":"r\(index)","updated_at":"2021-06-23T15:57:25.000Z","url":"https://www.themoviedb.org/review/\(index)"}
    """
  }
}
