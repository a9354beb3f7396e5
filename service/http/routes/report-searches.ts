import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '@/service/context'
import { NewReportSearchChoice } from '@/service/contract/documents/report-search'
import { listReportSearches, readSearch, searchAgain } from '@/service/documents/find/read-searches'
import { chooseSearch, readSearchChoice } from '@/service/documents/find/report-search-choice'
import { sendJson } from '@/service/http/answers/send'
import { actorOf, requireAnyKey, requireProjectKey, requireTeamKey } from '@/service/http/requests/authenticate'
import { parseInput } from '@/service/http/requests/parse-input'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'
import { requireOrganizationId } from '@/service/http/requests/require-organization-id'

type OfOrganization = { Params: { id: string } }

/** Extensions: searching for reports on the organizations' own websites. */
export function reportSearchRoutes(app: FastifyInstance, ctx: Context): void {
  const options = {
    onRequest: requireProjectKey(ctx),
    preHandler: async (request: FastifyRequest) => refuseParameters(request),
  }
  const toRequest = ({ projectId, params }: FastifyRequest<OfOrganization>) => ({
    projectId,
    organizationId: requireOrganizationId(params.id),
  })

  app.get('/report-searches', options, async (request, reply) =>
    sendJson(reply.header('cache-control', 'private, no-store'), 200, await listReportSearches(ctx, request.projectId)),
  )

  const { preHandler } = options
  app.get('/report-searches/choice', { onRequest: requireAnyKey(ctx), preHandler }, async (_request, reply) =>
    sendJson(reply.header('cache-control', 'private, no-store'), 200, await readSearchChoice(ctx)),
  )

  app.put('/report-searches/choice', { onRequest: requireTeamKey(ctx), preHandler }, async (request, reply) => {
    await chooseSearch(ctx, parseInput(NewReportSearchChoice, request.body).is_on, actorOf(request))
    return sendJson(reply.header('cache-control', 'private, no-store'), 200, await readSearchChoice(ctx))
  })

  app.get<OfOrganization>('/organizations/:id/report-search', options, async (request, reply) =>
    sendJson(reply.header('cache-control', 'private, no-store'), 200, await readSearch(ctx, toRequest(request))),
  )

  app.post<OfOrganization>(
    '/organizations/:id/report-search',
    { ...options, config: { bodyIsOptional: true } },
    async (request, reply) => {
      await searchAgain(ctx, toRequest(request))
      return sendJson(
        reply.header('cache-control', 'private, no-store'),
        202,
        await readSearch(ctx, toRequest(request)),
      )
    },
  )
}
