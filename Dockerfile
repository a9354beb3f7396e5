# One image for every role. Which one runs is the command:
#             node (as CMD below)                                       the service (and, embedded, its jobs)
#             the same with `worker` at the end                         a worker (needs DATABASE_URL)
#             node .next/standalone/server.js                           the dashboard (needs SERVICE_URL)
#             node service/scripts/start.mjs                            service and dashboard on the embedded database
FROM node:20.20.2-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
ENV NEXT_TELEMETRY_DISABLED=1
RUN node service/scripts/build.mjs
# Without what only the next build would use. The database that a first start copies is its maker's alone, who is not who runs it.
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund && rm -rf .next/cache && chmod -R a+rX .

FROM node:20.20.2-bookworm-slim
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
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000 4000 4001
HEALTHCHECK --interval=10s --timeout=5s --start-period=90s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.HEALTH_PORT || 4000) + (process.env.HEALTH_PATH || '/healthz')).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=1024", "--enable-source-maps", "dist/service/main.js"]
