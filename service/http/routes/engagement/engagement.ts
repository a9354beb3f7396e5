import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '@/service/context'
import { EngagementChange } from '@/service/contract/engagement/engagement'
import { changeEngagement } from '@/service/engagement/change-engagement'
import { readEngagement } from '@/service/engagement/read-engagement'
import { readOverview } from '@/service/engagement/read-overview'
import { sendJson } from '@/service/http/answers/send'
import { requireProjectKey } from '@/service/http/requests/authenticate'
import { parseInput } from '@/service/http/requests/parse-input'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'
import { requireOrganizationId } from '@/service/http/requests/require-organization-id'

type OfOrganization = { Params: { id: string } }

/** Extensions: how a team works with its organizations. */
export function engagementRoutes(app: FastifyInstance, ctx: Context): void {
  const options = {
    onRequest: requireProjectKey(ctx),
    preHandler: async (request: FastifyRequest) => refuseParameters(request),
  }

  app.get('/engagement', options, async (request, reply) => send(reply, await readOverview(ctx, request.projectId)))

  app.get<OfOrganization>('/organizations/:id/engagement', options, async (request, reply) =>
    send(reply, await readEngagement(ctx, requestOf(request))),
  )

  app.put<OfOrganization>('/organizations/:id/engagement', options, async (request, reply) => {
    const change = parseInput(EngagementChange, request.body)
    await changeEngagement(ctx, { ...requestOf(request), change })
    return send(reply, await readEngagement(ctx, requestOf(request)))
  })
}

function requestOf(request: FastifyRequest<OfOrganization>) {
  return { projectId: request.projectId, organizationId: requireOrganizationId(request.params.id) }
}

function send(reply: FastifyReply, value: unknown): FastifyReply {
  return sendJson(reply.header('cache-control', 'private, no-store'), 200, value)
}
