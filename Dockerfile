# The server with its browser client. Built from a checkout: docker build -t landsraad .
FROM node:22-bookworm-slim AS client
WORKDIR /build/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm install --no-save --no-fund --no-update-notifier --loglevel=error
COPY web ./
COPY src/landsraad/i18n/locales /build/src/landsraad/i18n/locales
RUN npm run build --silent

FROM python:3.12-slim-bookworm AS package
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
RUN python -m venv /opt/landsraad
COPY requirements requirements
RUN /opt/landsraad/bin/pip install --quiet --require-hashes -r requirements/runtime.txt -r requirements/build.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY docs/rules docs/rules
COPY src src
COPY --from=client /build/src/landsraad/server/static src/landsraad/server/static
# Compiled, which makes bots some twenty times stronger in the same time.
RUN LANDSRAAD_COMPILE=1 /opt/landsraad/bin/pip install --quiet --no-deps --no-build-isolation .

FROM python:3.12-slim-bookworm
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/landsraad landsraad
COPY --from=package /opt/landsraad /opt/landsraad
USER landsraad
ENV LANDSRAAD_HOME=/var/lib/landsraad PYTHONUNBUFFERED=1
VOLUME /var/lib/landsraad
EXPOSE 8440
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["/opt/landsraad/bin/python", "-c", \
  "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8440/healthz', timeout=4)"]
ENTRYPOINT ["/opt/landsraad/bin/landsraad"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8440", "--proxy"]
