import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Context } from '@/service/context'
import { answerBrokenRequest } from './answer-broken-request'
import { handleError } from './handle-error'
import { logRequest } from './log-request'
import { parseJson } from './parse-json'
import { assessmentRoutes } from './routes/assessments'
import { batchRoutes } from './routes/batches'
import { dataRoutes } from './routes/data'
import { documentationRoutes } from './routes/documentation'
import { documentRoutes } from './routes/documents'
import { healthRoutes } from './routes/health'
import { industryRoutes } from './routes/industries'
import { matchingRoutes } from './routes/matching'
import { organizationRoutes } from './routes/organizations'
import { projectRoutes } from './routes/projects'
import { answerUnknownPath, collectPaths } from './unknown-path'

const bodyLimit = 64 * 1024

// Written once: a header plugin halves the throughput of a stored answer (docs/decisions, HTTP).
const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** The service as a Fastify instance, ready to listen or to be sent requests with `inject`. */
export async function buildApp(ctx: Context): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit,
    // We log ourselves, so that no key, address or body gets into a log by the way.
    logger: false,
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    return503OnClosing: false,
    // Long enough that a number with too many digits gets the 404 that names it.
    routerOptions: { maxParamLength: 4_000 },
    frameworkErrors: (error, request, reply) => void handleError(ctx, error, request, reply),
    clientErrorHandler: answerBrokenRequest,
  })
  app.decorateRequest('projectId', 0)
  addJsonParser(app)
  const paths = collectPaths(app)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('x-request-id', request.id)
    // Before a body would be read: what is sent to no path is not looked at.
    if (request.is404) answerUnknownPath(paths, request, reply)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(ctx, request, reply)
    done()
  })
  app.setErrorHandler((error, request, reply) => handleError(ctx, error, request, reply))
  app.setNotFoundHandler((request, reply) => answerUnknownPath(paths, request, reply))
  for (const addRoutes of [
    organizationRoutes,
    batchRoutes,
    matchingRoutes,
    assessmentRoutes,
    industryRoutes,
    projectRoutes,
    dataRoutes,
    healthRoutes,
    documentRoutes,
    documentationRoutes,
  ]) {
    addRoutes(app, ctx)
  }
  await app.ready()
  return app
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A POST that may come without body and content-type. */
    bodyIsOptional?: boolean
  }
}

/** JSON and nothing else: every other content-type is 415, and so is a POST that does not say what it sends. */
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
