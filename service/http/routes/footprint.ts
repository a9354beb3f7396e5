import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '@/service/context'
import {
  CategorySuggestionsQuery,
  EngagementGoalChange,
  FootprintMethodChange,
  FootprintQuery,
  SpendCategoryChange,
} from '@/service/contract/footprint/footprint'
import { sendJson } from '@/service/http/answers/send'
import { requireProjectKey } from '@/service/http/requests/authenticate'
import { parseInput } from '@/service/http/requests/parse-input'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'
import { requireOrganizationId } from '@/service/http/requests/require-organization-id'
import { chooseMethod } from '@/service/organizations/footprint/choose-method'
import { readFootprint } from '@/service/organizations/footprint/read-footprint'
import { readTargetHistory } from '@/service/organizations/footprint/read-target-history'
import { setCategories } from '@/service/organizations/footprint/set-categories'
import { setGoal } from '@/service/organizations/footprint/set-goal'
import { suggestForCategory } from '@/service/organizations/footprint/suggest-for-category'

/** Extensions: the emissions of a project's spend, and its goal for suppliers. */
export function footprintRoutes(app: FastifyInstance, ctx: Context): void {
  const onRequest = requireProjectKey(ctx)
  const preHandler = async (request: FastifyRequest) => refuseParameters(request)

  app.get('/footprint', { onRequest }, async (request, reply) => {
    const query = parseInput(FootprintQuery, request.query)
    const footprint = await readFootprint(ctx, { projectId: request.projectId, query })
    return sendJson(reply.header('cache-control', 'private, no-cache'), 200, footprint)
  })

  app.get('/footprint/target-history', { onRequest }, async (request, reply) => {
    const query = parseInput(FootprintQuery, request.query)
    const history = await readTargetHistory(ctx, { projectId: request.projectId, query })
    return sendJson(reply.header('cache-control', 'private, no-cache'), 200, history)
  })

  app.put('/footprint/goal', { onRequest, preHandler }, async (request, reply) => {
    const { goal } = parseInput(EngagementGoalChange, request.body)
    const changed = await setGoal(ctx, { projectId: request.projectId, goal })
    return sendJson(reply.header('cache-control', 'private, no-store'), 200, changed)
  })

  app.put('/footprint/categories', { onRequest, preHandler }, async (request, reply) => {
    const { categories } = parseInput(SpendCategoryChange, request.body)
    const changed = await setCategories(ctx, { projectId: request.projectId, categories })
    return sendJson(reply.header('cache-control', 'private, no-store'), 200, changed)
  })

  app.get('/footprint/categories/suggestions', { onRequest }, async (request, reply) => {
    const { category } = parseInput(CategorySuggestionsQuery, request.query)
    const suggested = suggestForCategory(ctx, category)
    return sendJson(reply.header('cache-control', 'private, no-cache'), 200, suggested)
  })

  app.put<{ Params: { id: string } }>(
    '/organizations/:id/footprint-method',
    { onRequest, preHandler },
    async (request, reply) => {
      const { method } = parseInput(FootprintMethodChange, request.body)
      const organizationId = requireOrganizationId(request.params.id)
      const changed = await chooseMethod(ctx, { projectId: request.projectId, organizationId, method })
      return sendJson(reply.header('cache-control', 'private, no-store'), 200, changed)
    },
  )
}
