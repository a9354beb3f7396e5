import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Context, KeyHolder } from '@/service/context'
import { ServiceError } from '@/service/errors'
import { findProjectByKey, isKnownKey } from '@/service/projects/find-project-by-key'
import { findTeamKey } from '@/service/projects/find-team-key'
import type { Actor } from '@/service/storage/projects/audit-events'
import { bearerKey } from './bearer-key'

declare module 'fastify' {
  interface FastifyRequest {
    /** The project of the request's key; 0 on routes without a project key. */
    projectId: number
    /** The id of that key, or of the team key if `projectId` is 0; 0 without a key. */
    keyId: number
  }
}

/** For routes with a project's key. Runs before the body is read. */
export function requireProjectKey(
  ctx: Pick<Context, 'clock' | 'database' | 'keyCache' | 'log'>,
): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const holder = await findProjectByKey(ctx, requireKey(ctx, request, reply))
    if (holder === null) throw refused(request, reply)
    admit(request, reply, holder)
  }
}

/** For routes with the team key. */
export function requireTeamKey(
  ctx: Pick<Context, 'clock' | 'database' | 'keyCache' | 'log'>,
): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const keyId = await findTeamKey(ctx, requireKey(ctx, request, reply))
    if (keyId === null) throw refused(request, reply)
    admitTeam(request, reply, keyId)
  }
}

/** For routes that accept either key. */
export function requireAnyKey(
  ctx: Pick<Context, 'clock' | 'database' | 'keyCache' | 'log'>,
): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const key = requireKey(ctx, request, reply)
    const holder = await findProjectByKey(ctx, key)
    if (holder !== null) return admit(request, reply, holder)
    const keyId = await findTeamKey(ctx, key)
    if (keyId === null) throw refused(request, reply)
    admitTeam(request, reply, keyId)
  }
}

/** For routes without a key: counts the request, unless it carries a known key. Returns `reply`. */
export function limitAddress(
  ctx: Pick<Context, 'keyCache'>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const key = bearerKey(request.headers.authorization)
  if (key === null || !isKnownKey(ctx, key)) request.server.gate.countAddress(request, reply)
  return reply
}

/** The actor for the audit log. */
export function actorOf(request: FastifyRequest, person?: string): Actor {
  const { projectId, keyId, ip: address } = request
  const whom = person === undefined ? {} : { person }
  return projectId === 0
    ? { kind: 'team_key', keyId, projectId: null, address, ...whom }
    : { kind: 'project_key', keyId, projectId, address, ...whom }
}

function admit(request: FastifyRequest, reply: FastifyReply, holder: KeyHolder): void {
  request.server.gate.countKey(reply, `project key ${holder.keyId}`)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead ? !holder.canRead : !holder.canWrite) {
    throw new ServiceError('forbidden', `This key may not ${isRead ? 'read' : 'write'}: it was made without that scope`)
  }
  request.projectId = holder.projectId
  request.keyId = holder.keyId
}

function admitTeam(request: FastifyRequest, reply: FastifyReply, keyId: number): void {
  request.server.gate.countKey(reply, `team key ${keyId}`)
  request.keyId = keyId
}

function requireKey(ctx: Pick<Context, 'keyCache'>, request: FastifyRequest, reply: FastifyReply): string {
  const key = bearerKey(request.headers.authorization)
  const { gate } = request.server
  // While an address guesses keys, only keys that have worked in this process are looked up.
  if (key === null || (gate.isSpent(request) && !isKnownKey(ctx, key))) {
    gate.countFailure(request, reply)
    throw new ServiceError('unauthorized', 'Send a key in the header Authorization: Bearer <API_KEY>')
  }
  return key
}

function refused(request: FastifyRequest, reply: FastifyReply): ServiceError {
  request.server.gate.countFailure(request, reply)
  return new ServiceError('unauthorized', 'This key is unknown here, revoked or expired')
}
