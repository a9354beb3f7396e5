import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from './send'

export type KnownPaths = Map<string, Set<string>>

declare module 'fastify' {
  interface FastifyInstance {
    /** Every path pattern with its methods. */
    knownPaths: KnownPaths
  }
}

/** Collects the path patterns and methods of the routes added to `app` afterwards. */
export function collectPaths(app: FastifyInstance): KnownPaths {
  const paths: KnownPaths = new Map()
  app.addHook('onRoute', (route) => {
    const methods = paths.get(route.url) ?? new Set()
    for (const method of [route.method].flat()) methods.add(method)
    paths.set(route.url, methods)
  })
  return paths
}

/** Answers 405 with Allow for a known path with another method, otherwise 404. */
export function answerUnknownPath(paths: KnownPaths, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0] ?? ''
  for (const [pattern, methods] of paths) {
    if (!toExpression(pattern).test(path)) continue
    const allowed = [...methods].sort().join(', ')
    return sendFailure(reply.header('allow', allowed), 'method_not_allowed', `This path answers ${allowed}`)
  }
  return sendFailure(reply, 'not_found', 'There is nothing at this path; GET /docs lists what there is')
}

function toExpression(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`)
}
