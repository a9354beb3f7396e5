import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Context } from '@/service/context'
import { beginRequestSpan, isTracing, type RequestSpan } from '@/service/tracing/trace'
import { createRequestLog } from './log-request'

type Hook = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void

/** What is reported about a response when its last byte is sent. `elapsedTime`: milliseconds. */
export type Observe = (
  request: { id: string; method: string },
  reply: { statusCode: number; elapsedTime: number },
) => void

/** Requests to unknown paths count as one route. */
const noRoute = '(none)'

/**
 * Counts and samples every request to the routes added afterwards, and traces it if tracing is on. Each route knows its pattern in
 * advance, so that a request needs no lookup.
 */
export function observeRequests(app: FastifyInstance, ctx: Pick<Context, 'log' | 'operations'>): void {
  const log = createRequestLog(ctx)
  const observe = (method: string, route: string): Observe => {
    const count = ctx.operations.metrics.ofRoute(method, route)
    return (request, reply) => {
      count(reply.statusCode, reply.elapsedTime / 1_000)
      log(request, reply, route)
    }
  }
  app.addHook('onRoute', (route) => {
    const method = String([route.method].flat()[0])
    route.onResponse = [...hooksOf(route.onResponse), toHook(observe(method, route.url))]
    if (isTracing()) traceRoute(route, method)
  })
  const observeOther = observe('any', noRoute)
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) observeOther(request, reply)
    done()
  })
}

function toHook(observe: Observe): Hook {
  return (request, reply, done) => {
    observe(request, reply)
    done()
  }
}

function hooksOf<One>(hooks: One | One[] | undefined): One[] {
  return hooks === undefined ? [] : ([hooks].flat() as One[])
}

function traceRoute(route: RouteOptions, method: string): void {
  const spans = new WeakMap<FastifyRequest, RequestSpan>()
  const begin: Hook = (request, _reply, done) => {
    beginRequestSpan({ method, route: route.url, headers: request.headers }, (span) => {
      spans.set(request, span)
      done()
    })
  }
  route.onRequest = [begin, ...hooksOf(route.onRequest)]
  route.onResponse = [
    ...hooksOf(route.onResponse),
    (request, reply, done) => {
      spans.get(request)?.end(reply.statusCode)
      done()
    },
  ]
}
