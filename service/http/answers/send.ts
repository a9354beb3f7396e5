import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OrganizationAnswer } from '@/service/context'
import { errorBody, type Failure, failures } from './error-body'

/** Without a charset, which application/json does not have (RFC 8259). */
const jsonType = 'application/json'

/** Sends bytes that are already JSON. */
export function sendJsonBytes(reply: FastifyReply, status: number, bytes: Buffer): FastifyReply {
  // As bytes, because Fastify adds a charset to strings.
  return reply.code(status).header('content-type', jsonType).send(bytes)
}

export function sendJson(reply: FastifyReply, status: number, value: unknown): FastifyReply {
  return sendJsonBytes(reply, status, Buffer.from(JSON.stringify(value)))
}

export function sendFailure(
  reply: FastifyReply,
  failure: Failure,
  detail: string,
  id: string | null = null,
): FastifyReply {
  return sendJson(reply.header('cache-control', 'no-store'), failures[failure].status, errorBody(failure, detail, id))
}

/** Headers of a stored answer. "private": a key decides what may be read. "no-cache": revalidate each time by ETag. */
const answerHeaders = { 'cache-control': 'private, no-cache', vary: 'authorization' } as const

/** Sends a stored answer, or 304 without a body if the client has these bytes. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: OrganizationAnswer): FastifyReply {
  reply.headers(answerHeaders).header('etag', answer.etag)
  if (matchesEtag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
  return sendJsonBytes(reply, 200, answer.body)
}

/** If-None-Match of RFC 9110, section 13.1.2: a list, compared weakly, or `*`. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}
