// A target of its own, which is compiled before the others: in one of theirs, the missing packages would be reported
// instead.
#if !Live
  #error(
    "MovieLive, MovieTMDb, MovieStore, MovieCurl and MovieHTTP need the trait Live. Leave out `traits: []` where you depend on this package."
  )
#endif
