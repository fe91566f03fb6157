"""Loads lists with tmdbsimple, one after another, as its users do. `Scripts/bench` runs this as a peer."""

import sys

import tmdbsimple

tmdbsimple.API_KEY = "0" * 32
movies = tmdbsimple.Movies()
movies.base_uri = sys.argv[1]
for name in sys.argv[2:]:
    if not getattr(movies, name)(language="en-US", region="US", page=1)["results"]:
        sys.exit(1)
