import type { FastifyInstance } from 'fastify'
import type { Context } from '@/service/context'
import { KeyRegistration, ProjectRegistration } from '@/service/contract/project'
import { ServiceError } from '@/service/errors'
import { sendJson } from '@/service/http/answers/send'
import { actorOf, requireTeamKey } from '@/service/http/requests/authenticate'
import { parseId } from '@/service/http/requests/parse-id'
import { parseInput } from '@/service/http/requests/parse-input'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'
import { createKey } from '@/service/projects/create-key'
import { createProject } from '@/service/projects/create-project'
import { listKeys } from '@/service/projects/list-keys'
import { listProjects } from '@/service/projects/list-projects'
import { revokeKey } from '@/service/projects/revoke-key'

/** The operations of the team key. Responses contain new keys once, so no cache may store them. */
export function projectRoutes(app: FastifyInstance, ctx: Context): void {
  const options = {
    onRequest: requireTeamKey(ctx),
    preHandler: async (request: Parameters<typeof refuseParameters>[0]) => refuseParameters(request),
  }

  app.post('/projects', options, async (request, reply) => {
    const project = await createProject(ctx, parseInput(ProjectRegistration, request.body), actorOf(request))
    return sendJson(reply.header('cache-control', 'no-store'), 201, project)
  })

  app.get('/projects', options, async (_request, reply) => {
    return sendJson(reply.header('cache-control', 'no-store'), 200, await listProjects(ctx))
  })

  app.get<{ Params: { id: string } }>('/projects/:id/keys', options, async (request, reply) => {
    const keys = await listKeys(ctx, { projectId: requireId(request.params.id, 'project') })
    return sendJson(reply.header('cache-control', 'no-store'), 200, keys)
  })

  app.post<{ Params: { id: string } }>(
    '/projects/:id/keys',
    { ...options, config: { bodyIsOptional: true } },
    async (request, reply) => {
      const projectId = requireId(request.params.id, 'project')
      // A key that never expires needs no body.
      const { expires_at, scopes } = parseInput(KeyRegistration, request.body ?? {})
      const expiresAt = expires_at === null ? null : new Date(expires_at)
      const key = await createKey(ctx, { projectId, expiresAt, scopes }, actorOf(request))
      return sendJson(reply.header('cache-control', 'no-store'), 201, key)
    },
  )

  app.delete<{ Params: { id: string; keyId: string } }>(
    '/projects/:id/keys/:keyId',
    options,
    async (request, reply) => {
      const { id, keyId } = request.params
      await revokeKey(ctx, { projectId: requireId(id, 'project'), keyId: requireId(keyId, 'key') }, actorOf(request))
      return reply.code(204).send()
    },
  )
}

function requireId(segment: string, thing: 'project' | 'key'): number {
  const id = parseId(segment)
  if (id === null) throw new ServiceError('not_found', `A ${thing} id is a whole number`)
  return id
}
