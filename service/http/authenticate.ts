import type { FastifyRequest, onRequestAsyncHookHandler, onRequestHookHandler } from 'fastify'
import type { Context } from '@/service/context'
import { ServiceError } from '@/service/errors'
import { findProjectByKey } from '@/service/projects/find-project-by-key'
import { isTeamKey } from '@/service/projects/is-team-key'
import type { KeyHolder } from '@/service/projects/key-cache'

declare module 'fastify' {
  interface FastifyRequest {
    /** The project whose key the request carries; 0 on routes that take no project key. */
    projectId: number
  }
}

/** For routes that take a project's key. Runs before the body is read; without a promise where the key is cached. */
export function requireProjectKey(ctx: Context): onRequestHookHandler {
  return (request, _reply, done) => {
    const accept = (holder: KeyHolder | null) => {
      if (holder === null) return done(refusal())
      request.projectId = holder.projectId
      done()
    }
    const key = bearerKey(request)
    if (key === null) return done(missing())
    const found = findProjectByKey(ctx, key)
    if (found instanceof Promise) found.then(accept, done)
    else accept(found)
  }
}

/** For routes that take the team key. */
export function requireTeamKey(ctx: Context): onRequestAsyncHookHandler {
  return async (request) => {
    const key = bearerKey(request)
    if (key === null) throw missing()
    if (!(await isTeamKey(ctx, key))) throw refusal()
  }
}

/** For routes that either key may read. */
export function requireAnyKey(ctx: Context): onRequestAsyncHookHandler {
  return async (request) => {
    const key = bearerKey(request)
    if (key === null) throw missing()
    const holder = await findProjectByKey(ctx, key)
    if (holder !== null) request.projectId = holder.projectId
    else if (!(await isTeamKey(ctx, key))) throw refusal()
  }
}

function bearerKey(request: FastifyRequest): string | null {
  return /^bearer +([\x21-\x7e]{1,200}) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}

function missing(): ServiceError {
  return new ServiceError('unauthorized', 'Send a key in the header Authorization: Bearer <API_KEY>')
}

function refusal(): ServiceError {
  return new ServiceError('unauthorized', 'This key is unknown here, revoked or expired')
}
