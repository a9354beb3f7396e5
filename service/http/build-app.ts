import Fastify, { type FastifyInstance } from 'fastify'
import { countFailedAttempts } from '@/service/audit/failed-attempts'
import type { Context } from '@/service/context'
import { answerBrokenRequest, answerTunnel, answerUnmetExpectation } from '@/service/http/answers/answer-broken-request'
import { handleError } from '@/service/http/answers/handle-error'
import { securityHeaders } from '@/service/http/answers/security-headers'
import { answerUnknownPath, collectPaths } from '@/service/http/answers/unknown-path'
import { limitAddress } from '@/service/http/requests/authenticate'
import { requireOneHost } from '@/service/http/requests/one-host'
import { parseJson } from '@/service/http/requests/parse-json'
import { requestId } from '@/service/http/requests/request-id'
import { unpackBody } from '@/service/http/requests/unpack-body'
import { engagementRoutes } from '@/service/http/routes/engagement/engagement'
import { pactHostRoutes } from '@/service/http/routes/engagement/pact-hosts'
import { productFootprintRoutes } from '@/service/http/routes/engagement/product-footprints'
import { statedFigureRoutes } from '@/service/http/routes/engagement/stated-figures'
import { supplierRequestRoutes } from '@/service/http/routes/engagement/supplier-requests'
import { createGate } from './limits/gate'
import { type Limits, looseLimits } from './limits/limits'
import { observeRequests } from './observe-requests'
import { annotationRoutes } from './routes/annotations'
import { assessmentRoutes } from './routes/assessments'
import { auditRoutes } from './routes/audit'
import { batchRoutes } from './routes/batches'
import { benchmarkRoutes } from './routes/benchmarks'
import { changeListRoutes } from './routes/change-list'
import { changeRoutes } from './routes/changes'
import { commitmentQuestionRoutes } from './routes/commitment-questions'
import { dataRoutes } from './routes/data'
import { documentationRoutes } from './routes/documentation'
import { documentRoutes } from './routes/documents'
import { exportRoutes } from './routes/exports'
import { footprintRoutes } from './routes/footprint'
import { healthRoutes } from './routes/health'
import { importRoutes } from './routes/imports'
import { industryRoutes } from './routes/industries'
import { keptFootprintRoutes } from './routes/kept-footprints'
import { liveSourceRoutes } from './routes/live-sources'
import { matchingRoutes } from './routes/matching'
import { metricsRoutes } from './routes/metrics'
import { organizationRoutes } from './routes/organizations'
import { portfolioRoutes } from './routes/portfolio'
import { projectRoutes } from './routes/projects'
import { reportSearchRoutes } from './routes/report-searches'
import { teamKeyRoutes } from './routes/team-keys'
import { webhookRoutes } from './routes/webhooks'

const bodyLimit = 64 * 1024

const auditEveryMs = 60_000

const takesBody: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH'])

type AddRoutes = (app: FastifyInstance, ctx: Context) => void

const operationRoutes: readonly AddRoutes[] = [healthRoutes, metricsRoutes]

const allRoutes: readonly AddRoutes[] = [
  organizationRoutes,
  batchRoutes,
  changeRoutes,
  changeListRoutes,
  webhookRoutes,
  importRoutes,
  portfolioRoutes,
  exportRoutes,
  footprintRoutes,
  keptFootprintRoutes,
  engagementRoutes,
  statedFigureRoutes,
  productFootprintRoutes,
  pactHostRoutes,
  supplierRequestRoutes,
  matchingRoutes,
  commitmentQuestionRoutes,
  assessmentRoutes,
  annotationRoutes,
  benchmarkRoutes,
  industryRoutes,
  projectRoutes,
  teamKeyRoutes,
  auditRoutes,
  dataRoutes,
  liveSourceRoutes,
  reportSearchRoutes,
  ...operationRoutes,
  documentRoutes,
  documentationRoutes,
]

/** The service as a Fastify instance, ready to listen or for `inject`. */
export function buildApp(ctx: Context, limits: Limits = looseLimits): Promise<FastifyInstance> {
  return build(ctx, allRoutes, limits)
}

/** The app of a process that only runs jobs: health, readiness and metrics. */
export function buildWorkerApp(ctx: Context): Promise<FastifyInstance> {
  return build(ctx, operationRoutes, looseLimits)
}

async function build(ctx: Context, routes: readonly AddRoutes[], limits: Limits): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit,
    // Logging is our own, so that no key, address or body reaches a log by accident.
    logger: false,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    requestTimeout: limits.requestTimeoutMs,
    http: {
      headersTimeout: Math.min(limits.headersTimeoutMs, limits.requestTimeoutMs),
      // How often Node looks for connections that are too slow.
      connectionsCheckingInterval: Math.min(5_000, limits.headersTimeoutMs),
      maxHeaderSize: 16 * 1024,
      // Checked with our own messages: requireOneHost.
      requireHostHeader: false,
    },
    trustProxy: limits.trustedProxies.length > 0 ? [...limits.trustedProxies] : false,
    return503OnClosing: false,
    // Long enough for a number with too many digits to get the 404 that names it.
    // A trailing slash does not change the path.
    routerOptions: { maxParamLength: 4_000, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => void handleError(ctx, error, request, reply),
    clientErrorHandler: answerBrokenRequest,
  })
  app.server.maxConnections = limits.maxConnections
  app.server.on('checkExpectation', answerUnmetExpectation)
  app.server.on('connect', answerTunnel)
  app.decorateRequest('projectId', 0)
  app.decorateRequest('keyId', 0)
  addGate(app, ctx, limits)
  addJsonParser(app)
  const paths = collectPaths(app)
  // Only on routes with a body, so that reads do not pass through it.
  app.addHook('onRoute', (route) => {
    if ([route.method].flat().some((method) => takesBody.has(method))) route.preParsing = unpackBody
  })
  app.decorate('knownPaths', paths)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('x-request-id', request.id)
    requireOneHost(request.raw)
    // Closing makes the client reconnect, and a load balancer then chooses another process.
    if (ctx.operations.isStopping) reply.header('connection', 'close')
    // Before the body is read: requests to unknown paths are not parsed.
    if (request.is404) answerUnknownPath(paths, request, limitAddress(ctx, request, reply))
    else done()
  })
  observeRequests(app, ctx)
  app.setErrorHandler((error, request, reply) => handleError(ctx, error, request, reply))
  app.setNotFoundHandler((request, reply) => answerUnknownPath(paths, request, reply))
  for (const addRoutes of routes) addRoutes(app, ctx)
  await app.ready()
  return app
}

function addGate(app: FastifyInstance, ctx: Context, limits: Limits): void {
  const failures = countFailedAttempts(ctx)
  app.decorate('gate', createGate(limits, failures, ctx.clock))
  app.decorate('flushAudit', () => failures.flush())
  const timer = setInterval(() => void failures.flush(), auditEveryMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await failures.flush()
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes what was counted since the last flush to the audit log; also runs every minute. */
    flushAudit: () => Promise<void>
  }
  interface FastifyContextConfig {
    /** A POST that may omit body and content-type. */
    bodyIsOptional?: boolean
    /** What the route accepts, in words, if not only JSON: for the detail of a 415. */
    takes?: string
  }
}

/** Accepts JSON only: any other content-type is 415, and so is a POST without one. */
function addJsonParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    try {
      done(null, parseJson(Buffer.from(bytes)))
    } catch (error) {
      done(error instanceof Error ? error : new Error('Not parsed', { cause: error }))
    }
  })
  app.addHook('preValidation', (request, _reply, done) => {
    const saysNothing = request.method === 'POST' && request.headers['content-type'] === undefined
    if (saysNothing && request.routeOptions.config.bodyIsOptional !== true) {
      done(Object.assign(new Error('A POST without content-type'), { statusCode: 415 }))
    } else done()
  })
}
