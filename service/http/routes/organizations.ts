import type { FastifyInstance } from 'fastify'
import type { Context } from '@/service/context'
import { EstimateQuery } from '@/service/contract/estimate'
import { RegistrationQuery } from '@/service/contract/match'
import { OrganizationQuery } from '@/service/contract/organization-query'
import { readEvidence } from '@/service/evidence/read-evidence'
import { dryRun } from '@/service/organizations/dry-run'
import { estimateOrganization } from '@/service/organizations/estimate-organization'
import { readOrganization } from '@/service/organizations/read-organization'
import { registerOrganization } from '@/service/organizations/register-organization'
import { requireProjectKey } from '../authenticate'
import { parseInput } from '../parse-input'
import { parseRegistration } from '../parse-registration'
import { requireOrganizationId } from '../require-organization-id'
import { sendAnswer, sendJson, sendJsonText } from '../send'
import { unknownRatesYear } from '../unknown-rates-year'

export function organizationRoutes(app: FastifyInstance, ctx: Context): void {
  const onRequest = requireProjectKey(ctx)

  app.post('/organizations', { onRequest }, async (request, reply) => {
    const { dry_run } = parseInput(RegistrationQuery, request.query)
    const registration = parseRegistration(request.body, ctx.reference)
    const { projectId } = request
    if (dry_run === 'true') {
      return sendJson(reply.header('cache-control', 'no-store'), 200, await dryRun(ctx, { projectId, registration }))
    }
    const { id } = await registerOrganization(ctx, { projectId, registration })
    const { currency, rates: ratesYear } = registration
    const answer = await readOrganization(ctx, { projectId, organizationId: id, currency, ratesYear })
    return sendJsonText(reply.header('cache-control', 'no-store'), 200, answer.body)
  })

  app.get<{ Params: { id: string } }>('/organizations/:id/estimate', { onRequest }, async (request, reply) => {
    const query = parseInput(EstimateQuery, request.query)
    const organizationId = requireOrganizationId(request.params.id)
    const estimate = await estimateOrganization(ctx, { projectId: request.projectId, organizationId, query })
    return sendJson(reply.header('cache-control', 'private, no-cache'), 200, estimate)
  })

  app.get<{ Params: { id: string } }>('/organizations/:id', { onRequest }, async (request, reply) => {
    const { currency, rates: ratesYear } = parseInput(
      OrganizationQuery,
      request.query,
      unknownRatesYear(request.query, ctx.reference.rates),
    )
    const organizationId = requireOrganizationId(request.params.id)
    return sendAnswer(
      request,
      reply,
      await readOrganization(ctx, { projectId: request.projectId, organizationId, currency, ratesYear }),
    )
  })

  app.get<{ Params: { id: string } }>('/organizations/:id/evidence', { onRequest }, async (request, reply) => {
    const { currency, rates: ratesYear } = parseInput(
      OrganizationQuery,
      request.query,
      unknownRatesYear(request.query, ctx.reference.rates),
    )
    const organizationId = requireOrganizationId(request.params.id)
    return sendAnswer(
      request,
      reply,
      await readEvidence(ctx, { projectId: request.projectId, organizationId, currency, ratesYear }),
    )
  })
}
