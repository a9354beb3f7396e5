import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '@/service/context'
import { CompanySearchQuery } from '@/service/contract/organization/company-search'
import { MatchChoice, MergeRequest } from '@/service/contract/organization/match'
import { WhoQuery } from '@/service/contract/who'
import { sendJson } from '@/service/http/answers/send'
import { actorOf, requireProjectKey } from '@/service/http/requests/authenticate'
import { parseInput } from '@/service/http/requests/parse-input'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'
import { requireOrganizationId } from '@/service/http/requests/require-organization-id'
import { answerMatch, forgetMatch } from '@/service/organizations/match/answer-match'
import { mergeOrganizations, separateOrganization } from '@/service/organizations/match/merge-organizations'
import { type MatchRequest, readMatchQuestion } from '@/service/organizations/match/read-match-question'
import { searchKnownCompanies } from '@/service/organizations/match/search-known-companies'

type WithId = { Params: { id: string } }

/** Extensions: a person decides which company an organization is, and which records are one. */
export function matchingRoutes(app: FastifyInstance, ctx: Context): void {
  const options = {
    onRequest: requireProjectKey(ctx),
    preHandler: async (request: FastifyRequest) => refuseParameters(request),
  }

  const withQuery = { onRequest: options.onRequest }

  app.get('/companies/search', withQuery, async (request, reply) => {
    const { q } = parseInput(CompanySearchQuery, request.query)
    return sendJson(reply.header('cache-control', 'private, no-cache'), 200, await searchKnownCompanies(ctx, q))
  })

  app.get<WithId>('/organizations/:id/candidates', options, async (request, reply) =>
    sendQuestion(ctx, reply, toRequest(request)),
  )

  app.post<WithId>('/organizations/:id/match', options, async (request, reply) => {
    const { company_id, by } = parseInput(MatchChoice, request.body)
    await answerMatch(
      ctx,
      { ...toRequest(request), companyId: company_id === 'none' ? null : company_id },
      actorOf(request, by),
    )
    return sendQuestion(ctx, reply, toRequest(request))
  })

  app.delete<WithId>('/organizations/:id/match', withQuery, async (request, reply) => {
    const { by } = parseInput(WhoQuery, request.query)
    await forgetMatch(ctx, toRequest(request), actorOf(request, by))
    return sendQuestion(ctx, reply, toRequest(request))
  })

  app.post<WithId>('/organizations/:id/merge', options, async (request, reply) => {
    const { into, by } = parseInput(MergeRequest, request.body)
    await mergeOrganizations(ctx, { ...toRequest(request), into }, actorOf(request, by))
    return sendQuestion(ctx, reply, toRequest(request))
  })

  app.delete<WithId>('/organizations/:id/merge', withQuery, async (request, reply) => {
    const { by } = parseInput(WhoQuery, request.query)
    await separateOrganization(ctx, toRequest(request), actorOf(request, by))
    return sendQuestion(ctx, reply, toRequest(request))
  })
}

async function sendQuestion(ctx: Context, reply: FastifyReply, request: MatchRequest): Promise<FastifyReply> {
  const question = await readMatchQuestion(ctx, request)
  return sendJson(reply.header('cache-control', 'private, no-store'), 200, question)
}

function toRequest(request: FastifyRequest<WithId>): MatchRequest {
  const organizationId = requireOrganizationId(request.params.id)
  return { projectId: request.projectId, organizationId }
}
