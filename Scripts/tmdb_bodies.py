"""Response bodies that resemble TMDb's in size and irregularities."""

import itertools
import json
import string

_TITLES = [
    "The Passion of Joan of Arc", "千と千尋の神隠し", "Amélie", "Броненосец «Потёмкин»", "It Happened One Night",
    "कभी ख़ुशी कभी ग़म", "기생충", "العنوان", "Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb", "M",
]
_JOBS = ["Director", "Editor", "Foley"]
_OVERVIEW = (
    "A classic of its time, told in long and quiet pictures: someone sets out, someone stays behind, and a letter "
    "that arrives too late changes what both of them believed about the years between. It won several prizes. ")


def page(seed=0):
    """One page of a list: 20 films."""
    return json.dumps(
        {"page": 1, "results": [_row(seed * 20 + index) for index in range(20)],
         "total_pages": 58322, "total_results": 1166440},
        ensure_ascii=False, separators=(",", ":")).encode()


def _row(number):
    return {
        "adult": False,
        "backdrop_path": None if number % 7 == 0 else f"/kXfqcdQKsToO0OUXHcrrNCHD{number:03}.jpg",
        "genre_ids": [] if number % 13 == 0 else [18, 80, 10749][: 1 + number % 3],
        "id": 200 + 7 * number,
        "original_language": ["en", "ja", "fr", "ru", "ko"][number % 5],
        "original_title": _TITLES[number % 10],
        "overview": "" if number % 11 == 0 else _OVERVIEW * (1 + number % 3),
        "popularity": 100 if number % 17 == 0 else 1234.567 / (1 + number),
        "poster_path": None if number % 19 == 0 else f"/9cqNxx0GxF0bflZmeSMuL5tn{number:03}.jpg",
        "release_date": "" if number % 23 == 0 else f"{1927 + number % 90}-{1 + number % 12:02}-{1 + number % 28:02}",
        "title": _TITLES[number % 10],
        "video": False,
        "vote_average": 8 if number % 9 == 0 else round(8.7 - number / 20, 3),
        "vote_count": 137 * number,
    }


def detail(poster, number=603, cast=40, crew=80, reviews=5, **sections):
    """A typical film, about 45 KB."""
    film = _row(58)
    del film["genre_ids"]
    film |= {
        "id": number, "title": "The Matrix", "original_title": "The Matrix", "original_language": "en",
        "release_date": "1999-03-31", "poster_path": poster, "budget": 63000000, "revenue": 463517383, "runtime": 136,
        "tagline": "Believe the unbelievable.", "homepage": "", "status": "Released", "imdb_id": "tt0133093",
        "genres": [{"id": 28, "name": "Action"}, {"id": 878, "name": "Science Fiction"}],
        "credits": {
            "cast": [_person(index) | {"cast_id": index, "character": f"Agent {index}", "order": index}
                     for index in range(cast)],
            "crew": [_person(1000 + index - (index % 4 == 3)) | {"department": "Crew", "job": _JOBS[index % 3]}
                     for index in range(crew)],
        },
        "reviews": {"page": 1, "total_pages": 1, "total_results": reviews, "results": [
            {"id": f"r{index}", "author": f"viewer{index}", "content": _OVERVIEW * 8,
             "author_details": {"name": "", "username": f"viewer{index}", "avatar_path": None, "rating": 8},
             "created_at": "2014-05-12T01:02:03.000Z", "url": f"https://www.themoviedb.org/review/{index}"}
            for index in range(reviews)]},
    } | sections
    return json.dumps(film, ensure_ascii=False, separators=(",", ":")).encode()


def long_detail():
    """A film with as many people and countries as the longest real responses: about 550 KB."""
    countries = ["US", *map("".join, itertools.islice(itertools.product(string.ascii_uppercase, repeat=2), 1, 120))]
    services = [{"logo_path": f"/s{index}.jpg", "provider_id": index + 2, "provider_name": f"Service {index}",
                 "display_priority": index} for index in range(8)]
    dates = [{"certification": rating, "descriptors": [], "iso_639_1": "", "note": "", "type": kind,
              "release_date": f"1999-03-{day}T00:00:00.000Z"} for rating, kind, day in [("", 1, 24), ("R", 3, 31)]]
    return detail(None, cast=166, crew=561, reviews=20, **{
        "videos": {"results": [
            {"id": f"v{index}", "iso_639_1": "en", "iso_3166_1": "US", "key": f"vKQi3bBA1y{index}",
             "name": f"Trailer {index}", "official": True, "published_at": "2019-01-02T03:04:05.000Z",
             "site": "YouTube", "size": 1080, "type": "Trailer"} for index in range(40)]},
        "watch/providers": {"results": {
            country: {"link": "https://www.themoviedb.org/movie/603/watch", "flatrate": services, "rent": services,
                      "buy": services} for country in countries}},
        "release_dates": {"results": [{"iso_3166_1": country, "release_dates": dates} for country in countries]},
        "recommendations": {"page": 1, "total_pages": 2, "total_results": 40, "results": [
            _row(index) | {"media_type": "movie"} for index in range(21)]},
    })


def _person(number):
    return {
        "adult": False, "gender": 2, "id": 1000 + number, "known_for_department": "Acting",
        "name": f"Zoë Ferreira {number}", "original_name": f"Zoë Ferreira {number}", "popularity": 4.5,
        "profile_path": f"/x{number}.jpg", "credit_id": f"52fe425bc3a36847f801{number}",
    }
