"""A picture that resembles a poster in size and detail: gradients, hard edges and grain."""

import random

WIDTH, HEIGHT = 342, 513


def ppm():
    """The picture in PPM format, for `cjpeg`. It is always the same."""
    chance = random.Random(1928)
    discs = [(chance.randrange(WIDTH), chance.randrange(HEIGHT), chance.randrange(15, 90),
              [chance.randrange(256) for _ in range(3)]) for _ in range(40)]
    pixels = bytearray()
    for y in range(HEIGHT):
        for x in range(WIDTH):
            color = [40 + 150 * y // HEIGHT, 60 + 80 * x // WIDTH, 150 - 110 * y // HEIGHT]
            for left, top, radius, paint in discs:
                if (x - left) ** 2 + (y - top) ** 2 < radius ** 2:
                    color = [(part + 2 * other) // 3 for part, other in zip(color, paint)]
            # Imitates lettering.
            if y > HEIGHT * 4 // 5 and x // 9 % 2 and y // 13 % 3 == 1:
                color = [245, 240, 225]
            grain = chance.randrange(-9, 10)
            pixels += bytes(min(255, max(0, part + grain)) for part in color)
    return b"P6 %d %d 255\n" % (WIDTH, HEIGHT) + bytes(pixels)
