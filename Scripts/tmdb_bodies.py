"""Answers as TMDb gives them, in size and in oddities."""

import json

_TITLES = [
    "The Passion of Joan of Arc", "千と千尋の神隠し", "Amélie", "Броненосец «Потёмкин»", "It Happened One Night",
    "कभी ख़ुशी कभी ग़म", "기생충", "العنوان", "Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb", "M",
]
_OVERVIEW = (
    "A classic of its time, told in long and quiet pictures: someone sets out, someone stays behind, and a letter "
    "that arrives too late changes what both of them believed about the years between. It won several prizes. ")


def page(seed=0):
    """The body of one page of a list: twenty films."""
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
