import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Context } from '@/service/context'
import { currencyCodes, defaultCurrency } from '@/service/contract/currency'
import type { OrganizationAnswer } from '@/service/organizations/answer-cache'
import { findRecentKey } from '@/service/projects/find-project-by-key'
import { isTracing } from '@/service/tracing/trace'
import { bearerKey } from './bearer-key'
import type { ObserveRoute } from './observe-requests'
import { requestId } from './request-id'
import { securityHeaders } from './security-headers'
import { answerHeaders, jsonType, matchesEtag } from './send'

const method = 'GET'
const route = '/organizations/:id'

/** Plain forms only. Whatever is written otherwise is for Fastify to read, and to refuse. */
const plainTarget = /^\/organizations\/([1-9]\d{0,14})(?:\?currency=([A-Z]{3}))?$/

const currencies = new Set(currencyCodes)

/**
 * Answers GET /organizations/{id} before Fastify sees the request where the key was looked up not long ago and the
 * answer is in memory, and leaves everything else to Fastify: unknown keys, refusals, errors, HEAD, other spellings, a
 * process that stops. Status, headers, their order and the body are those of the whole way (answer-from-memory.db.test.ts).
 */
export function answerFromMemory(app: FastifyInstance, ctx: Context, observe: ObserveRoute): void {
  // A span of each request is begun and ended by the hooks of the whole way.
  if (isTracing()) return
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  const answer = createAnswerer(app, ctx, observe)
  // `listen` on "localhost" opens further servers with Fastify's own listener, which answers the same, more slowly.
  app.server.removeAllListeners('request').on('request', (request, response) => {
    const isOpen = !isClosing && !ctx.operations.isStopping
    if (!isOpen || request.method !== method || !answer(request, response)) app.routing(request, response)
  })
}

/** Gives what answers a GET, or says false and has done nothing. */
function createAnswerer(app: FastifyInstance, ctx: Context, observe: ObserveRoute) {
  const done = observe(method, route)
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const arrivedAt = performance.now()
    const { headers } = request
    const target = plainTarget.exec(request.url ?? '')
    if (target === null || hasBody(request)) return false
    const [, id, variant = defaultCurrency] = target
    const key = bearerKey(headers.authorization)
    const holder = key === null ? null : findRecentKey(ctx, key)
    if (!holder?.canRead || !currencies.has(variant)) return false
    const answer = ctx.answers.find({ projectId: holder.projectId, organizationId: Number(id), variant })
    if (answer === null) return false
    // Last, because it counts the request.
    const limits = app.gate.admitKey(holder.keyId)
    if (limits === null) return false
    const observed = { id: requestId(headers['x-request-id']), method }
    response.once('finish', () => {
      const { statusCode } = response
      done(observed, { statusCode, elapsedTime: performance.now() - arrivedAt })
    })
    send(response, answer, {
      isUnchanged: matchesEtag(headers['if-none-match'], answer.etag),
      head: [...plainSecurityHeaders, 'x-request-id', observed.id, ...limits],
    })
    return true
  }
}

/** GET has none; where somebody sends one all the same, Fastify knows what to do with it. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

const plainSecurityHeaders: readonly string[] = Object.entries(securityHeaders).flat()
const plainAnswerHeaders: readonly string[] = Object.entries(answerHeaders).flat()

function send(
  response: ServerResponse,
  { etag, body }: OrganizationAnswer,
  { isUnchanged, head }: { isUnchanged: boolean; head: string[] },
): void {
  head.push(...plainAnswerHeaders, 'etag', etag)
  if (isUnchanged) response.writeHead(304, head).end()
  else response.writeHead(200, [...head, 'content-type', jsonType, 'content-length', String(body.length)]).end(body)
}
