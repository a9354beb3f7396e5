import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '@/service/context'
import { IndustryListQuery, IndustrySearchQuery } from '@/service/contract/industry-query'
import { linkHeader } from '@/service/http/answers/link-header'
import { sendJson } from '@/service/http/answers/send'
import { requireProjectKey } from '@/service/http/requests/authenticate'
import { parseInput } from '@/service/http/requests/parse-input'
import { type IndustryPage, listIndustries } from '@/service/industries/list-industries'
import { searchIndustries } from '@/service/industries/search-industries'

export function industryRoutes(app: FastifyInstance, ctx: Context): void {
  const onRequest = requireProjectKey(ctx)

  app.get('/industries', { onRequest }, async (request, reply) => {
    const query = parseInput(IndustryListQuery, request.query)
    const page = { ...query, perPage: query.per_page }
    const found =
      query.search === undefined ? listIndustries(ctx, page) : searchIndustries(ctx, { ...page, q: query.search })
    const { search, ...others } = query
    return sendPage(ctx, reply, '/industries', search === undefined ? others : { search, ...others }, found)
  })

  app.get('/industries/search', { onRequest }, async (request, reply) => {
    const query = parseInput(IndustrySearchQuery, request.query)
    const found = searchIndustries(ctx, { ...query, perPage: query.per_page })
    return sendPage(ctx, reply, '/industries/search', query, found)
  })
}

function sendPage(
  ctx: Context,
  reply: FastifyReply,
  path: string,
  query: Readonly<Record<string, string | number>> & { page: number },
  found: IndustryPage,
): FastifyReply {
  const base = `${ctx.publicUrl ?? ''}${path}`
  reply.header('link', linkHeader(base, query, found.pages)).header('cache-control', 'private, no-cache')
  return sendJson(reply, 200, found.industries)
}
