# docker build -t vip .
# docker run --rm -it vip
# docker run --rm -it -v vip:/home/vip vip favorites    # keeps favorites and settings in a volume
FROM swift:6.3-bookworm AS builder
WORKDIR /src
# A separate layer for packages, rebuilt only when the Makefile or Scripts change.
COPY Makefile ./
COPY Scripts ./Scripts
RUN Scripts/install-packages make && make dependencies
COPY . .
RUN make install PREFIX=/usr/local DESTDIR=/staging

# The Swift runtime is linked into the program, so this image needs no Swift.
FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends \
      ca-certificates libcurl4 libjpeg62-turbo libsqlite3-0 libstdc++6 tzdata \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --create-home vip
COPY --from=builder /staging/ /
USER vip
WORKDIR /home/vip
ENV LANG=C.UTF-8
ENTRYPOINT ["vip"]
CMD ["home"]
