# syntax=docker/dockerfile:1
# The server and the site that it serves; docs/hosting.md says how to run it.
# A tag can be moved. For an image that others run, pin the digest that this prints:
#   docker buildx imagetools inspect node:24.21.0-bookworm-slim --format '{{.Manifest.Digest}}'
#   docker build --build-arg NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:... -t dst-investing .
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
RUN npm install --global pnpm@12.21.0
WORKDIR /source
COPY pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.mjs ./
COPY patches patches
RUN pnpm fetch
COPY . .
RUN pnpm install --frozen-lockfile --prefer-offline
RUN pnpm exec turbo run build --filter=@dst/api --filter=@dst/web
RUN pnpm --filter @dst/api --prod --legacy deploy --prefer-offline /srv/dst/apps/api \
  && mkdir -p /srv/dst/apps/web/build \
  && cp -r apps/web/build/client /srv/dst/apps/web/build/client

FROM ${NODE_IMAGE}
# Everything that the server writes goes to /data.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
COPY --from=build /srv/dst /srv/dst
RUN mkdir /data && chown 1000:1000 /data && chmod 700 /data
USER 1000:1000
WORKDIR /srv/dst
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/dist/server.js"]
