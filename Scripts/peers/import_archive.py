"""Imports an archive of films with Python's json and sqlite3, into tables like those of a library of vip.

    import_archive.py ARCHIVE LIBRARY NEW_LIBRARY

`Scripts/bench` runs this as a peer. It checks nothing, and stores all films in one transaction.
"""

import json
import sqlite3
import sys

archive, library, new_library = sys.argv[1:]
with sqlite3.connect(library) as model, sqlite3.connect(new_library) as db:
    db.execute("PRAGMA journal_mode = WAL")
    # The full-text index makes its own tables.
    schema = "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT GLOB 'sqlite*' AND name NOT GLOB 'filmTags_*'"
    for (sql,) in model.execute(schema):
        db.execute(sql)
    db.execute("INSERT INTO shelfCount VALUES (0, 0, 0)")
    with open(archive) as file:
        films = json.load(file)["films"]
    for film in films:
        movie, details, shelves = film["movie"], film["details"], film["shelves"]
        credits = details.get("credits") or {"cast": [], "crew": []}
        people = credits["cast"] + credits["crew"]
        row = {
            "source": film["source"], "id": movie["id"], "title": movie["title"], "titleKey": movie["title"].lower(),
            "releaseDate": movie.get("release_date"),
            "favorites": shelves.get("favorites", ""), "watchlist": shelves.get("watchlist", ""),
            "seen": shelves.get("seen", ""), "movie": json.dumps(movie), "runtime": details.get("runtime"),
            "average": movie.get("vote_average"), "votes": movie.get("vote_count"),
            "genres": " ".join(map(str, movie["genre_ids"])),
            "tags": " ".join([f"g{id}" for id in movie["genre_ids"]] + [f"p{person['id']}" for person in people]),
        }
        key = db.execute(
            f"INSERT INTO film ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", list(row.values())).lastrowid
        db.execute("INSERT INTO filmDetails VALUES (?, ?)", (key, json.dumps(details)))
