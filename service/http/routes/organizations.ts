import { setImmediate as endOfTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Context } from '@/service/context'
import { EstimateQuery } from '@/service/contract/organization/estimate'
import { GroupChoice } from '@/service/contract/organization/group'
import { RegistrationQuery } from '@/service/contract/organization/match'
import { OrganizationQuery } from '@/service/contract/organization/organization-query'
import { readEvidence } from '@/service/evidence/read-evidence'
import { sendAnswer, sendJson, sendJsonBytes } from '@/service/http/answers/send'
import { requireProjectKey } from '@/service/http/requests/authenticate'
import { parseInput } from '@/service/http/requests/parse-input'
import { parseRegistration } from '@/service/http/requests/parse-registration'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'
import { requireOrganizationId } from '@/service/http/requests/require-organization-id'
import { unknownRatesYear } from '@/service/http/requests/unknown-rates-year'
import { estimateOrganization } from '@/service/organizations/estimate-organization'
import { showGroup } from '@/service/organizations/group/show-group'
import { readOwnData } from '@/service/organizations/own/read-own-data'
import { storeOwnData } from '@/service/organizations/own/store-own-data'
import { answerOf, readOrganization } from '@/service/organizations/read/read-organization'
import { dryRun } from '@/service/organizations/register/dry-run'
import { registerOrganization } from '@/service/organizations/register/register-organization'

export function organizationRoutes(app: FastifyInstance, ctx: Context): void {
  const onRequest = requireProjectKey(ctx)
  const withoutQuery = parseInput(OrganizationQuery, {})

  function parseOrganizationQuery(query: unknown): OrganizationQuery {
    if (typeof query === 'object' && query !== null && Object.keys(query).length === 0) return withoutQuery
    return parseInput(OrganizationQuery, query, unknownRatesYear(query, ctx.reference.rates))
  }

  app.post('/organizations', { onRequest }, async (request, reply) => {
    const { dry_run } = parseInput(RegistrationQuery, request.query)
    const { projectId } = request
    const registration = parseRegistration(request.body, ctx.reference)
    reply.header('cache-control', 'no-store')
    if (dry_run === 'true') return sendJson(reply, 200, await dryRun(ctx, { projectId, registration }))
    const { currency, rates: ratesYear } = registration
    const registered = await registerOrganization(ctx, { projectId, registration })
    await storeOwnData(ctx, { projectId, id: registered.id, registration })
    const answer = registered.isNew
      ? answerOf(ctx, registered.organization, { currency, ratesYear })
      : await readOrganization(ctx, { projectId, organizationId: registered.id, currency, ratesYear })
    return sendJsonBytes(reply, 200, answer.body)
  })

  app.post('/organizations/dry-run', { onRequest }, async (request, reply) => {
    refuseParameters(request)
    const registration = parseRegistration(request.body, ctx.reference)
    const { projectId } = request
    return sendJson(reply.header('cache-control', 'no-store'), 200, await dryRun(ctx, { projectId, registration }))
  })

  app.get<{ Params: { id: string } }>('/organizations/:id/estimate', { onRequest }, async (request, reply) => {
    const query = parseInput(EstimateQuery, request.query)
    const organizationId = requireOrganizationId(request.params.id)
    const estimate = await estimateOrganization(ctx, { projectId: request.projectId, organizationId, query })
    return sendJson(reply.header('cache-control', 'private, no-cache'), 200, estimate)
  })

  app.get<{ Params: { id: string } }>('/organizations/:id', { onRequest }, async (request, reply) => {
    const { currency, rates: ratesYear } = parseOrganizationQuery(request.query)
    const organizationId = requireOrganizationId(request.params.id)
    const { projectId } = request
    const answer = await readOrganization(ctx, { projectId, organizationId, currency, ratesYear })
    // Requests that arrived meanwhile are read first: responses written together wake their reader once (docs/decisions/0061).
    await endOfTurn()
    return sendAnswer(request, reply, answer)
  })

  app.post<{ Params: { id: string } }>('/organizations/:id/group', { onRequest }, async (request, reply) => {
    refuseParameters(request)
    const { is_shown: isShown } = parseInput(GroupChoice, request.body)
    const organizationId = requireOrganizationId(request.params.id)
    const { projectId } = request
    const id = await showGroup(ctx, { projectId, organizationId, isShown })
    const answer = await readOrganization(ctx, { projectId, organizationId: id, ...withoutQuery, ratesYear: null })
    return sendJsonBytes(reply.header('cache-control', 'no-store'), 200, answer.body)
  })

  app.get<{ Params: { id: string } }>('/organizations/:id/own-data', { onRequest }, async (request, reply) => {
    refuseParameters(request)
    const organizationId = requireOrganizationId(request.params.id)
    const own = await readOwnData(ctx, { projectId: request.projectId, organizationId })
    return sendJson(reply.header('cache-control', 'private, no-cache'), 200, own)
  })

  app.get<{ Params: { id: string } }>('/organizations/:id/evidence', { onRequest }, async (request, reply) => {
    const { currency, rates: ratesYear } = parseOrganizationQuery(request.query)
    const organizationId = requireOrganizationId(request.params.id)
    return sendAnswer(
      request,
      reply,
      await readEvidence(ctx, { projectId: request.projectId, organizationId, currency, ratesYear }),
    )
  })
}
