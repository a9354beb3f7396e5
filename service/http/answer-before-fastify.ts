import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Context } from '@/service/context'
import { currencyCodes, defaultCurrency } from '@/service/contract/currency'
import { securityHeaders } from '@/service/http/answers/security-headers'
import { answerHeaders, jsonType, matchesEtag } from '@/service/http/answers/send'
import { bearerKey } from '@/service/http/requests/bearer-key'
import { hasOneHost } from '@/service/http/requests/one-host'
import { requestId } from '@/service/http/requests/request-id'
import type { OrganizationAnswer } from '@/service/organizations/read/answer-cache'
import { readOrganization } from '@/service/organizations/read/read-organization'
import { findRecentKey } from '@/service/projects/find-project-by-key'
import { hashKey } from '@/service/projects/hash-key'
import { isTracing } from '@/service/tracing/trace'
import { failedReads } from './failed-reads'
import type { ObserveRoute } from './observe-requests'
import { sendTogether } from './send-together'

const method = 'GET'
const route = '/organizations/:id'

/** Plain forms only. Whatever is written otherwise is for Fastify to read, and to refuse. */
const plainTarget = /^\/organizations\/([1-9]\d{0,14})(?:\?currency=([A-Z]{3}))?$/

const currencies = new Set(currencyCodes)

/**
 * Answers GET /organizations/{id} before Fastify sees the request where the key was looked up not long ago, from memory or
 * from the database, and leaves everything else to Fastify: unknown keys, refusals, whatever fails, HEAD, other spellings, a
 * process that stops. Status, headers, their order and the body are those of the whole way (answer-before-fastify.db.test.ts).
 */
export function answerBeforeFastify(app: FastifyInstance, ctx: Context, observe: ObserveRoute): void {
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

/** Gives what answers a GET, now or when it is read, or says false and has done nothing. */
function createAnswerer(app: FastifyInstance, ctx: Context, observe: ObserveRoute) {
  const done = observe(method, route)
  const hashOf = createKeyHash()
  const send = createSender()
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const arrivedAt = performance.now()
    const { headers } = request
    const target = plainTarget.exec(request.url ?? '')
    if (target === null || hasBody(request) || !hasOneHost(request)) return false
    const [, organization, currency = defaultCurrency] = target
    const hash = hashOf(request)
    const holder = hash === null ? null : findRecentKey(ctx, hash)
    if (!holder?.canRead || !currencies.has(currency)) return false
    const { keyId, projectId } = holder
    // Last, because it counts the request; before the database is asked, because that is what it limits.
    const limits = app.gate.admitKey(keyId)
    if (limits === null) return false
    const id = requestId(headers['x-request-id'])
    const sendNow = (answer: OrganizationAnswer) => {
      const status = matchesEtag(headers['if-none-match'], answer.etag) ? 304 : 200
      const tell = () => done({ id, method }, { statusCode: status, elapsedTime: performance.now() - arrivedAt })
      send({ response, status, answer, head: headOf(id, limits, answer.etag), tell })
    }
    const answer = readOrganization(ctx, { projectId, organizationId: Number(organization), currency, ratesYear: null })
    if (answer instanceof Promise) {
      // Fastify counts it, and has the words for it.
      const leave = () => {
        failedReads.set(request, answer)
        app.gate.uncountKey(keyId)
        app.routing(request, response)
      }
      void answer.then(sendNow, leave)
    } else sendNow(answer)
    return true
  }
}

type Sending = {
  response: ServerResponse
  status: 200 | 304
  answer: OrganizationAnswer
  head: string[]
  /** Called when the last byte is sent. */
  tell: () => void
}

function createSender(): (sending: Sending) => void {
  const textOf = createTextOf()
  return ({ response, status, answer, head, tell }) => {
    sendTogether(() => {
      if (status === 304) response.writeHead(304, head).end()
      else {
        const text = textOf(answer)
        head.push(...beforeLength, String(text.length))
        response.writeHead(200, head).end(text, 'latin1')
      }
      // All of it went to the system, as nearly always: to listen for the end takes longer than to tell of it.
      if (response.writableLength === 0) tell()
      else response.on('finish', tell)
    })
  }
}

/**
 * Gives the text of an answer, a character a byte: node:http sends a text in one piece with the head, and bytes beside it, which
 * takes a tenth longer. Made once for as long as the answer is in memory.
 */
function createTextOf(): (answer: OrganizationAnswer) => string {
  const texts = new WeakMap<OrganizationAnswer, string>()
  return (answer) => {
    const known = texts.get(answer)
    if (known !== undefined) return known
    const text = answer.body.toString('latin1')
    texts.set(answer, text)
    return text
  }
}

/** Gives the hash of a request's key. A client sends the same on a connection: hashed once, it need not be again. */
function createKeyHash(): (request: IncomingMessage) => string | null {
  const latest = new WeakMap<Socket, { authorization: string; hash: string }>()
  return ({ socket, headers: { authorization } }) => {
    const known = latest.get(socket)
    if (known !== undefined && known.authorization === authorization) return known.hash
    const key = bearerKey(authorization)
    if (authorization === undefined || key === null) return null
    const hash = hashKey(key)
    latest.set(socket, { authorization, hash })
    return hash
  }
}

/** GET has none; where somebody sends one all the same, Fastify knows what to do with it. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

// Names and values in turn, in the order of the whole way.
const beforeRequestId: string[] = [...Object.entries(securityHeaders).flat(), 'x-request-id']
const beforeEtag: string[] = [...Object.entries(answerHeaders).flat(), 'etag']
const beforeLength: string[] = ['content-type', jsonType, 'content-length']

const withoutLimits = [...beforeRequestId, '', ...beforeEtag, '']
const idPlace = beforeRequestId.length
const etagPlace = withoutLimits.length - 1

/** Where no limits are sent a copy with two places filled: lists put together take V8 a microsecond. */
function headOf(id: string, limits: readonly string[], etag: string): string[] {
  if (limits.length > 0) return beforeRequestId.concat(id, limits, beforeEtag, etag)
  const head = withoutLimits.slice()
  head[idPlace] = id
  head[etagPlace] = etag
  return head
}
