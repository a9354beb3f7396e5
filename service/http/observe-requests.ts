import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Context } from '@/service/context'
import { beginRequestSpan, isTracing, type RequestSpan } from '@/service/tracing/trace'
import { createRequestLog } from './log-request'

type Observe = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void

/** What is sent to no path of ours is one route, whatever it is called. */
const noRoute = '(none)'

/**
 * Counts, samples into the log and, where somebody traces, traces every request to the routes that are added from here
 * on. Each route knows its pattern beforehand, so that a request looks nothing up.
 */
export function observeRequests(app: FastifyInstance, ctx: Context): void {
  const log = createRequestLog(ctx)
  const observe = (method: string, route: string): Observe => {
    const count = ctx.operations.metrics.ofRoute(method, route)
    return (request, reply, done) => {
      count(reply.statusCode, reply.elapsedTime / 1_000)
      log(request, reply, route)
      done()
    }
  }
  app.addHook('onRoute', (route) => {
    const method = String([route.method].flat()[0])
    route.onResponse = [...hooksOf(route.onResponse), observe(method, route.url)]
    if (isTracing()) traceRoute(route, method)
  })
  const observeOther = observe('any', noRoute)
  app.addHook('onResponse', (request, reply, done) => (request.is404 ? observeOther(request, reply, done) : done()))
}

function hooksOf<Hook>(hooks: Hook | Hook[] | undefined): Hook[] {
  return hooks === undefined ? [] : ([hooks].flat() as Hook[])
}

function traceRoute(route: RouteOptions, method: string): void {
  const spans = new WeakMap<FastifyRequest, RequestSpan>()
  const begin: Observe = (request, _reply, done) => {
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
