import type { FastifyInstance } from 'fastify'
import type { Context } from '@/service/context'
import { TeamKeyRegistration } from '@/service/contract/project'
import { ServiceError } from '@/service/errors'
import { sendJson } from '@/service/http/answers/send'
import { actorOf, requireTeamKey } from '@/service/http/requests/authenticate'
import { parseId } from '@/service/http/requests/parse-id'
import { parseInput } from '@/service/http/requests/parse-input'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'
import { createTeamKey } from '@/service/projects/create-team-key'
import { listTeamKeys } from '@/service/projects/list-team-keys'
import { revokeTeamKey } from '@/service/projects/revoke-team-key'

/** Extensions: several team keys at once, so that one can be replaced while another works. */
export function teamKeyRoutes(app: FastifyInstance, ctx: Context): void {
  const options = {
    onRequest: requireTeamKey(ctx),
    preHandler: async (request: Parameters<typeof refuseParameters>[0]) => refuseParameters(request),
  }

  app.get('/team-keys', options, async (_request, reply) =>
    sendJson(reply.header('cache-control', 'no-store'), 200, await listTeamKeys(ctx)),
  )

  app.post('/team-keys', { ...options, config: { bodyIsOptional: true } }, async (request, reply) => {
    const { expires_at } = parseInput(TeamKeyRegistration, request.body ?? {})
    const expiresAt = expires_at === null ? null : new Date(expires_at)
    const key = await createTeamKey(ctx, { expiresAt }, actorOf(request))
    return sendJson(reply.header('cache-control', 'no-store'), 201, key)
  })

  app.delete<{ Params: { keyId: string } }>('/team-keys/:keyId', options, async (request, reply) => {
    const keyId = parseId(request.params.keyId)
    if (keyId === null) throw new ServiceError('not_found', 'A key id is a whole number')
    await revokeTeamKey(ctx, keyId, actorOf(request))
    return reply.code(204).send()
  })
}
