import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readIndustry } from '@/service/benchmarks/read-industry'
import { readRegion, readRegions } from '@/service/benchmarks/read-regions'
import type { Context } from '@/service/context'
import { IndustryFiguresQuery } from '@/service/contract/industry-query'
import { sendJson } from '@/service/http/answers/send'
import { requireProjectKey } from '@/service/http/requests/authenticate'
import { parseInput } from '@/service/http/requests/parse-input'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'
import { requireOrganizationId } from '@/service/http/requests/require-organization-id'
import { readTargets } from '@/service/organizations/read/read-targets'
import { readTimeline } from '@/service/organizations/read/read-timeline'

type WithCode = { Params: { code: string } }
type WithId = { Params: { id: string } }

/** Extensions: an organization compared with its industry, its country, its own past and its targets. */
export function benchmarkRoutes(app: FastifyInstance, ctx: Context): void {
  const onRequest = requireProjectKey(ctx)
  const preHandler = async (request: FastifyRequest) => refuseParameters(request)
  const options = { onRequest, preHandler }

  app.get<WithCode>('/industries/:code', { onRequest }, async (request, reply) => {
    const { currency } = parseInput(IndustryFiguresQuery, request.query)
    const { code } = request.params
    return send(reply, await readIndustry(ctx, { projectId: request.projectId, code, currency }))
  })

  app.get('/regions', options, async (request, reply) => send(reply, await readRegions(ctx, request.projectId)))

  app.get<WithCode>('/regions/:code', options, async (request, reply) => {
    const code = request.params.code.toUpperCase()
    return send(reply, await readRegion(ctx, { projectId: request.projectId, code }))
  })

  app.get<WithId>('/organizations/:id/timeline', options, async (request, reply) => {
    const organizationId = requireOrganizationId(request.params.id)
    return send(reply, await readTimeline(ctx, { projectId: request.projectId, organizationId }))
  })

  app.get<WithId>('/organizations/:id/targets', options, async (request, reply) => {
    const organizationId = requireOrganizationId(request.params.id)
    return send(reply, await readTargets(ctx, { projectId: request.projectId, organizationId }))
  })
}

function send(reply: FastifyReply, value: unknown): FastifyReply {
  return sendJson(reply.header('cache-control', 'private, no-cache'), 200, value)
}
