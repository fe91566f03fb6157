/// A sound archive with a value in every field.
enum ArchiveBody {
  static let text = #"{"format":"vip-favorites","version":2,"films":[\#(film),\#(short)]}"#

  static let movie = #"""
    {"id":19,"title":"Metropolis","original_title":"Metropolis","original_language":"de","release_date":"1927-01-10",
    "overview":"In a city.","vote_average":8.1,"vote_count":2912,"popularity":21.5,"genre_ids":[18,878],
    "poster_path":"/p.jpg","backdrop_path":"/b.jpg","adult":false}
    """#

  static let details = #"""
    {"tagline":"There can be no understanding.","genres":[{"id":18,"name":"Drama"}],
    "production_countries":[{"iso_3166_1":"DE","name":"Germany"}],"runtime":153,"budget":92620000,"revenue":1350322,
    "homepage":"https://example.org","imdb_id":"tt0017136","belongs_to_collection":{"id":1,"name":"Collection"},
    "overview_language":"de","watching":{"options":{"iso_3166_1":"US","link":"https://example.org","offers":{
    "flatrate":[{"provider_id":8,"provider_name":"Service","logo_path":"/s.jpg"}]},"public_domain_year":2023,
    "is_public_domain":true},"release":{"iso_3166_1":"US","certification":"R","digital_release_date":"2010-01-01"},
    "videos":[{"id":"v","name":"Trailer","site":"youtube","key":"k","type":"Trailer","official":true,
    "iso_639_1":"en","published_at":"2010-01-01"}],"recommendations":{"page":1,"total_pages":1,"total_results":1,
    "skipped":0,"results":[\#(movie)]}},"credits":{"cast":[{"id":1,"name":"Brigitte Helm","characters":["Maria"],
    "profile_path":"/h.jpg"}],"crew":[{"id":2,"name":"Fritz Lang","jobs":["Director"]}],"skipped":3},
    "reviews":{"page":1,"total_pages":2,"total_results":21,"skipped":1,"results":[{"id":"r","author":"Ada",
    "rating":9.5,"content":"*Quoted*","date":"2014-05-12"}]}}
    """#

  static let diary = #"""
    {"rating":4.5,"viewings":[{"day":"2020-01-02","rating":4,"rewatch":false,"review":"Fine.","tags":"a, b"}]}
    """#

  private static let film = #"""
    {"source":"tmdb","shelves":{"favorites":"2026-11-20","seen":"2026-11-21"},"diary":\#(diary),"movie":\#(movie),
    "details":\#(details)}
    """#

  private static let short = #"""
    {"source":"public-domain","added":"2026-11-20","movie":{"id":7,"title":"Film","original_title":"Film",
    "overview":"","genre_ids":[],"adult":false},"details":{"tagline":"","genres":[]}}
    """#
}
