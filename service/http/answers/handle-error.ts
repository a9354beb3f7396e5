import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '@/service/context'
import { ServiceError } from '@/service/errors'
import { type Failure, failures } from './error-body'
import { sendFailure } from './send'

const usualRetrySeconds = 5

/** Bytes read of a refused body; the rest of a longer one is cut off. */
const longestDrained = 1024 * 1024

function retryAfterOf(error: unknown): number {
  return (error instanceof ServiceError ? error.retryAfterSeconds : null) ?? usualRetrySeconds
}

/** Turns any error of a request into an error body. Unexpected errors are logged with the request's id. */
export function handleError(
  ctx: Pick<Context, 'log' | 'operations'>,
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const error = isOutOfSpace(thrown) ? outOfSpace(thrown) : thrown
  const failure = failureOf(error)
  if (failures[failure].status >= 500) logFailure(ctx, error, request, failure)
  letGoOfBody(request, reply)
  switch (failure) {
    case 'unauthorized':
      reply.header('www-authenticate', 'Bearer')
      break
    case 'payload_too_large':
      // Closing a connection while a body arrives loses the answer; Node reads a body with a known length to its end.
      if (endsSoon(request) && !ctx.operations.isStopping) reply.removeHeader('connection')
      break
    case 'too_many_requests':
      reply.header('retry-after', String(retryAfterOf(error)))
      break
    case 'unavailable':
      reply.header('retry-after', String(retryAfterOf(error)))
      break
    case 'server_error':
      return sendFailure(reply, failure, `The service failed. Its log has this request as ${request.id}`)
  }
  return sendFailure(
    reply,
    failure,
    detailOf(error, failure, request),
    failure === 'organization_not_found' ? idOf(request) : null,
  )
}

/**
 * A partly read body would block the next request on the connection. (Node itself drains a body that nobody began to read.) Drops what
 * arrives, and closes the connection with the answer.
 */
function letGoOfBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete || !raw.readableDidRead) return
  reply.header('connection', 'close')
  raw.resume()
}

/** Whether this process's disk is full, for uploads and other files. (Databases: service/storage/engine/disk-full.ts.) */
function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof ServiceError) return false
  return ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) || isOutOfSpace(error.cause)
}

function outOfSpace(cause: unknown): ServiceError {
  const words = 'The disk of the service is full: nothing was kept. Send it again once there is space'
  return new ServiceError('unavailable', words, { cause })
}

/** Whether draining the rest of the body is worthwhile to keep the connection. */
function endsSoon({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? Number.NaN) <= longestDrained
}

function failureOf(error: unknown): Failure {
  if (error instanceof ServiceError) return error.code
  if (!(error instanceof Error) || !('statusCode' in error)) return 'server_error'
  switch (error.statusCode) {
    case 413:
      return 'payload_too_large'
    case 415:
      return 'unsupported_media_type'
    default:
      return typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500
        ? 'bad_request'
        : 'server_error'
  }
}

const wantsJson = 'Send the body as JSON with content-type: application/json'

function detailOf(error: unknown, failure: Failure, { routeOptions }: FastifyRequest): string {
  if (failure === 'payload_too_large') return `A body may have at most ${Math.floor(routeOptions.bodyLimit / 1024)} KB`
  if (error instanceof ServiceError) return error.message
  if (failure === 'unsupported_media_type') return routeOptions.config.takes ?? wantsJson
  return 'The request is not valid HTTP for this path'
}

function idOf(request: FastifyRequest): string {
  const { params } = request
  return typeof params === 'object' && params !== null && 'id' in params && typeof params.id === 'string'
    ? params.id
    : ''
}

function logFailure(ctx: Pick<Context, 'log'>, error: unknown, request: FastifyRequest, failure: Failure): void {
  const fields = { requestId: request.id, failure, error }
  ctx.log.error(fields, 'A request failed')
}
