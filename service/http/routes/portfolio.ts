import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '@/service/context'
import { LabelChange, LabelsOfOrganization } from '@/service/contract/organization/labels'
import { OrganizationListQuery } from '@/service/contract/organization/organization-list'
import { PortfolioSummaryQuery } from '@/service/contract/organization/portfolio-summary'
import { sendJson } from '@/service/http/answers/send'
import { requireProjectKey } from '@/service/http/requests/authenticate'
import { parseInput } from '@/service/http/requests/parse-input'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'
import { requireOrganizationId } from '@/service/http/requests/require-organization-id'
import { changeLabels, setLabels } from '@/service/organizations/list/change-labels'
import { listOrganizations } from '@/service/organizations/list/list-organizations'
import { summarizePortfolio } from '@/service/organizations/list/summarize-portfolio'

/** Extensions: all organizations of a project at once, and their labels. */
export function portfolioRoutes(app: FastifyInstance, ctx: Context): void {
  const onRequest = requireProjectKey(ctx)
  const preHandler = async (request: FastifyRequest) => refuseParameters(request)

  app.get('/organizations', { onRequest }, async (request, reply) => {
    const query = parseInput(OrganizationListQuery, request.query)
    const list = await listOrganizations(ctx, { projectId: request.projectId, query })
    return sendJson(reply.header('cache-control', 'private, no-cache'), 200, list)
  })

  app.get('/organizations/summary', { onRequest }, async (request, reply) => {
    const query = parseInput(PortfolioSummaryQuery, request.query)
    const summary = await summarizePortfolio(ctx, { projectId: request.projectId, query })
    return sendJson(reply.header('cache-control', 'private, no-cache'), 200, summary)
  })

  app.post('/organizations/labels', { onRequest, preHandler }, async (request, reply) => {
    const change = parseInput(LabelChange, request.body)
    const changed = await changeLabels(ctx, { projectId: request.projectId, change })
    return sendJson(reply.header('cache-control', 'private, no-store'), 200, changed)
  })

  app.put<{ Params: { id: string } }>(
    '/organizations/:id/labels',
    { onRequest, preHandler },
    async (request, reply) => {
      const { labels, by } = parseInput(LabelsOfOrganization, request.body)
      const organizationId = requireOrganizationId(request.params.id)
      const changed = await setLabels(ctx, { projectId: request.projectId, organizationId, labels, by })
      return sendJson(reply.header('cache-control', 'private, no-store'), 200, changed)
    },
  )
}
