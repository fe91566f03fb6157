/// Sound responses of TMDb, as short as they can be with every field that is read.
enum TMDbBody {
  static let page = #"{"page":1,"results":[\#(film1),\#(film2)],"total_pages":58322,"total_results":1166440}"#

  static let film = #"""
    {"adult":false,"backdrop_path":"/b.jpg","belongs_to_collection":{"id":2344,"name":"The Matrix Collection",
    "poster_path":"/c.jpg"},"budget":63000000,"genres":[{"id":28,"name":"Action"},{"id":878,"name":"Science Fiction"}],
    "homepage":"https://example.org/","id":603,"imdb_id":"tt0133093","original_language":"en",
    "original_title":"The Matrix","overview":"A hacker learns what the world is.","popularity":83.14,
    "poster_path":"/p.jpg","production_countries":[{"iso_3166_1":"US","name":"United States of America"}],
    "release_date":"1999-03-31","revenue":463517383,"runtime":136,"status":"Released","tagline":"Believe.",
    "title":"The Matrix","video":false,"vote_average":8.2,"vote_count":26341,
    "credits":{"cast":[{"id":6384,"name":"Keanu Reeves","character":"Neo","order":0,"profile_path":"/k.jpg"},
    {"id":6384,"name":"Keanu Reeves","character":"Thomas Anderson","order":1,"profile_path":null}],
    "crew":[{"id":9340,"name":"Lana Wachowski","job":"Director","department":"Directing"},
    {"id":9340,"name":"Lana Wachowski","job":"Screenplay","department":"Writing"},{"id":1091,"name":"Joel Silver",
    "job":"Producer","department":"Production"}]},
    "reviews":{"page":1,"results":[{"author":"viewer","author_details":{"name":"","username":"viewer","rating":8},
    "content":"**Great** [film](https://example.org).\r\n\r\n- one\r\n- two &amp; <i>three</i>",
    "created_at":"2014-05-12T01:02:03.000Z","id":"r1"}],"total_pages":1,"total_results":1},
    "videos":{"results":[{"id":"v1","iso_639_1":"en","key":"vKQi3bBA1y8","name":"Trailer","official":true,
    "published_at":"2019-01-02T03:04:05.000Z","site":"YouTube","type":"Trailer"}]},
    "watch/providers":{"results":{"US":{"link":"https://www.themoviedb.org/movie/603/watch",
    "flatrate":[{"display_priority":1,"logo_path":"/s.jpg","provider_id":8,"provider_name":"Service"}],
    "rent":[{"provider_id":2,"provider_name":"Other"}]}}},
    "release_dates":{"results":[{"iso_3166_1":"US","release_dates":[{"certification":"R",
    "release_date":"1999-03-31T00:00:00.000Z","type":3},{"certification":"","release_date":"2000-05-02T00:00:00.000Z",
    "type":4}]}]},
    "recommendations":{"page":1,"results":[\#(film1),\#(film2)],"total_pages":2,"total_results":40},
    "external_ids":{"imdb_id":"tt0133093"}}
    """#

  static let person = #"""
    {"id":6384,"name":"Keanu Reeves","known_for_department":"Acting","popularity":41.5,"profile_path":"/k.jpg",
    "biography":"An actor.\n\nBorn in Beirut.","birthday":"1964-09-02","deathday":null,
    "place_of_birth":"Beirut, Lebanon","homepage":"https://example.org","movie_credits":{"cast":[\#(role)],
    "crew":[\#(job)]}}
    """#

  static let people = #"""
    {"page":1,"results":[{"id":6384,"name":"Keanu Reeves","known_for_department":"Acting","popularity":41.5,
    "profile_path":"/k.jpg","known_for":[{"id":603,"title":"The Matrix","media_type":"movie"},{"id":1,
    "name":"A series","media_type":"tv"}]}],"total_pages":500,"total_results":10000}
    """#

  static let genres = #"{"genres":[{"id":28,"name":"Action"},{"id":878,"name":"Science Fiction "}]}"#

  static let collection = #"{"id":2344,"name":"The Matrix Collection","parts":[\#(film1),\#(film2)]}"#

  static let found = #"""
    {"movie_results":[\#(film1)],"person_results":[{"id":6384,"name":"Keanu Reeves","popularity":1}],"tv_results":[]}
    """#

  static let services = #"{"results":[{"display_priority":1,"provider_id":8,"provider_name":"Service"}]}"#

  private static let film1 = row(#""title":"The Matrix","original_title":"The Matrix""#)
  private static let film2 = #"{"id":604,"title":"千と千尋の神隠し","media_type":"movie"}"#
  private static let role = row(#""title":"The Matrix","character":"Neo""#)
  private static let job = row(#""title":"Side by Side","job":"Producer""#)

  private static func row(_ more: String) -> String {
    #"""
    {"adult":false,"backdrop_path":"/b.jpg","genre_ids":[28,878],"id":603,"media_type":"movie","original_language":"en",
    "overview":"A hacker.","popularity":83.14,"poster_path":"/p.jpg","release_date":"1999-03-30","video":false,
    "vote_average":8.2,"vote_count":26341,\#(more)}
    """#
  }
}
