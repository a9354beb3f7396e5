import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '@/service/context'
import { EstimateQuery } from '@/service/contract/organization/estimate'
import { RegistrationQuery } from '@/service/contract/organization/match'
import { OrganizationQuery } from '@/service/contract/organization/organization-query'
import { readEvidence } from '@/service/evidence/read-evidence'
import { sendAnswer, sendJson, sendJsonBytes } from '@/service/http/answers/send'
import { requireProjectKey } from '@/service/http/requests/authenticate'
import { parseInput } from '@/service/http/requests/parse-input'
import { parseRegistration } from '@/service/http/requests/parse-registration'
import { requireOrganizationId } from '@/service/http/requests/require-organization-id'
import { unknownRatesYear } from '@/service/http/requests/unknown-rates-year'
import { estimateOrganization } from '@/service/organizations/estimate-organization'
import type { OrganizationAnswer } from '@/service/organizations/read/answer-cache'
import { answerOf, readOrganization, variantOf } from '@/service/organizations/read/read-organization'
import { dryRun } from '@/service/organizations/register/dry-run'
import { type RegisterOrganization, registerOrganization } from '@/service/organizations/register/register-organization'
import { findRepeat, rememberRepeat } from '@/service/organizations/register/repeat-memory'
import { failedReads } from '../failed-reads'
import { sendTogether } from '../send-together'

export function organizationRoutes(app: FastifyInstance, ctx: Context): void {
  const onRequest = requireProjectKey(ctx)
  const withoutQuery = parseInput(OrganizationQuery, {})

  function parseOrganizationQuery(query: unknown): OrganizationQuery {
    if (typeof query === 'object' && query !== null && Object.keys(query).length === 0) return withoutQuery
    return parseInput(OrganizationQuery, query, unknownRatesYear(query, ctx.reference.rates))
  }

  // Not an async function: what is known is sent with what else was found in this turn.
  app.post('/organizations', { onRequest }, (request, reply) => {
    const isDry = parseInput(RegistrationQuery, request.query).dry_run === 'true'
    const known = isDry ? null : findRepeat(ctx, request.projectId, request.body)
    if (known === null) return register(request, reply, isDry)
    sendTogether(() => sendJsonBytes(reply.header('cache-control', 'no-store'), 200, known.body))
  })

  async function register(request: FastifyRequest, reply: FastifyReply, isDry: boolean): Promise<FastifyReply> {
    const { projectId } = request
    const registration = parseRegistration(request.body, ctx.reference)
    if (isDry) {
      return sendJson(reply.header('cache-control', 'no-store'), 200, await dryRun(ctx, { projectId, registration }))
    }
    const { currency, rates: ratesYear } = registration
    let ofNew: OrganizationAnswer | null = null
    const whenInserted: RegisterOrganization['whenInserted'] = (row) => {
      ofNew = answerOf(ctx, row, { currency, ratesYear })
    }
    const registered = await registerOrganization(ctx, { projectId, registration, whenInserted })
    const answer = registered.isNew
      ? (ofNew ?? answerOf(ctx, registered.organization, { currency, ratesYear }))
      : await readOrganization(ctx, { projectId, organizationId: registered.id, currency, ratesYear })
    if (!registered.isNew && registered.isUnchanged) {
      const key = { projectId, organizationId: registered.id, variant: variantOf({ currency, ratesYear }) }
      rememberRepeat(ctx, key, request.body, answer)
    }
    return sendJsonBytes(reply.header('cache-control', 'no-store'), 200, answer.body)
  }

  app.get<{ Params: { id: string } }>('/organizations/:id/estimate', { onRequest }, async (request, reply) => {
    const query = parseInput(EstimateQuery, request.query)
    const organizationId = requireOrganizationId(request.params.id)
    const estimate = await estimateOrganization(ctx, { projectId: request.projectId, organizationId, query })
    return sendJson(reply.header('cache-control', 'private, no-cache'), 200, estimate)
  })

  // Not an async function: an answer in memory is sent in the same turn, which is a third of its cost.
  app.get<{ Params: { id: string } }>('/organizations/:id', { onRequest }, (request, reply) => {
    const { currency, rates: ratesYear } = parseOrganizationQuery(request.query)
    const organizationId = requireOrganizationId(request.params.id)
    const { projectId } = request
    const answer =
      failedReads.get(request.raw) ?? readOrganization(ctx, { projectId, organizationId, currency, ratesYear })
    if (answer instanceof Promise) return answer.then((made) => sendAnswer(request, reply, made))
    return sendAnswer(request, reply, answer)
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
