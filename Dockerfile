# syntax=docker/dockerfile:1

# The version of the package `node` in package.json.
ARG NODE=24.21.0

FROM node:${NODE}-trixie-slim AS packages
WORKDIR /srv/parade
COPY package.json package-lock.json .npmrc ./
# TypeScript is an optional peer; types and source maps are not read by a server.
RUN npm ci --omit=dev --ignore-scripts \
  && rm -rf node_modules/typescript node_modules/@typescript node_modules/@types \
  && find node_modules -name '*.map' -delete -o -name '*.d.ts' -delete -o -name '*.d.?ts' -delete

FROM node:${NODE}-trixie-slim AS build
WORKDIR /srv/parade
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
# `--build-arg SAMPLE=full` keeps the sample shop, to try the image out.
ARG SAMPLE=none
RUN if [ "$SAMPLE" = none ]; then rm -rf sample; fi \
  && npm run build \
  && mkdir /out \
  && cp -r LICENSE NOTICE package.json build database src tools /out/ \
  && if [ -d sample ]; then cp -r sample /out/; fi \
  && find /out -name '*.test.ts' -delete -o -name '*.test.tsx' -delete \
  && rm -rf /out/tools/studio /out/sample/studio/blender

FROM node:${NODE}-trixie-slim
LABEL org.opencontainers.image.title="Parade" org.opencontainers.image.licenses="MIT"
WORKDIR /srv/parade
COPY --from=packages /srv/parade/node_modules node_modules
COPY --from=build /out .
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
# The MALLOC settings and flags are those of tools/start/server-flags.mjs.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data SAMPLE=none ACCESS_LOG=1 \
  MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--liftoff-only", "--heap-growing-percent=60", "build/server/index.js"]
