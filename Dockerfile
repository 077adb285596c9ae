# What a build needs stays in the first stage; the second has what runs.
FROM denoland/deno:debian-2.9.6 AS build
WORKDIR /srv/waybill
COPY deno.json deno.lock ./
RUN deno install --frozen
COPY . .
RUN deno task build && mkdir -p data

FROM denoland/deno:debian-2.9.6
WORKDIR /srv/waybill
# The packages with sharp's native code for this platform, the browser's files, and the sources.
COPY --from=build --chown=root:root /deno-dir /deno-dir
COPY --from=build --chown=root:root /srv/waybill ./
COPY --from=build --chown=deno:deno --chmod=700 /srv/waybill/data ./data
ENV KV_PATH=/srv/waybill/data/waybill.kv DENO_NO_UPDATE_CHECK=1
USER deno
VOLUME ["/srv/waybill/data"]
EXPOSE 8000
# Converting the data of an earlier version may take minutes, in which the container counts as starting.
HEALTHCHECK --interval=30s --timeout=5s --start-period=15m CMD ["deno", "eval", "--quiet", "Deno.exit((await fetch(`http://127.0.0.1:${Deno.env.get('PORT') || 8000}/healthz`)).ok ? 0 : 1)"]
# A container has an address of its own, which `docker run -p` opens or not; a file of settings may say "LISTEN=".
CMD ["sh", "-c", "LISTEN=\"${LISTEN:-0.0.0.0}\" exec deno task start"]
