# One image for every role. Which one runs is the command:
#             node (as CMD below)                                       the service (and, embedded, its jobs)
#             the same with `worker` at the end                         a worker (needs DATABASE_URL)
#             node .next/standalone/server.js                           the dashboard (needs SERVICE_URL and sign-in)
#             node service/scripts/start/start.ts                       service and dashboard on the embedded database
#             node service/scripts/keys/make-dashboard-key.ts           once, before the dashboard: the key of its project
#             node service/scripts/users/user.ts create --email E --role R  a user of the dashboard
#             carbon-register --help                                    everything else
# The tag follows Node 24's fixes; for builds that are the same each time: --build-arg NODE_IMAGE=node:24.…-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
ENV NEXT_TELEMETRY_DISABLED=1
# Of the address in the browser its path alone is built in; without one the dashboard stands at the root of any host.
ARG PUBLIC_ORIGIN=
# What runs, without what only a build or a test uses. The database that a first start copies is its maker's alone, who is not
# who runs it.
RUN node service/scripts/build/build.ts && node service/scripts/build/assemble-image.ts /image && chmod -R a+rX /image

FROM ${NODE_IMAGE}
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    SERVICE_HOST=0.0.0.0 \
    SERVICE_PORT=4000 \
    WORKER_HOST=0.0.0.0 \
    WORKER_PORT=4001 \
    HOSTNAME=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
# Owned by root and only read: the processes write to /data and /tmp alone.
COPY --from=build /image /app
RUN ln -s /app/cli/carbon-register.mjs /usr/local/bin/carbon-register
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000 4000 4001
HEALTHCHECK --interval=10s --timeout=5s --start-period=90s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.HEALTH_PORT || 4000) + (process.env.HEALTH_PATH ? new URL(process.env.PUBLIC_ORIGIN || 'http://a').pathname.replace(/[/]$/, '') + process.env.HEALTH_PATH : '/healthz')).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=1024", "--enable-source-maps", "dist/service/main.js"]
