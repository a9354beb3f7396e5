import type { FastifyInstance } from 'fastify'
import { listChanges } from '@/service/changes/list-changes'
import { summarizeChanges } from '@/service/changes/summarize-changes'
import type { Context } from '@/service/context'
import { ChangeSummaryQuery, ChangesQuery } from '@/service/contract/changes'
import { sendJson } from '@/service/http/answers/send'
import { requireProjectKey } from '@/service/http/requests/authenticate'
import { parseInput } from '@/service/http/requests/parse-input'

/** Extensions: what changed of a project's organizations, and when. */
export function changeListRoutes(app: FastifyInstance, ctx: Context): void {
  app.get('/changes', { onRequest: requireProjectKey(ctx) }, async (request, reply) => {
    const query = parseInput(ChangesQuery, request.query)
    const page = await listChanges(ctx, { projectId: request.projectId, query })
    return sendJson(reply.header('cache-control', 'private, no-store'), 200, page)
  })

  app.get('/changes/summary', { onRequest: requireProjectKey(ctx) }, async (request, reply) => {
    const query = parseInput(ChangeSummaryQuery, request.query)
    const summary = await summarizeChanges(ctx, { projectId: request.projectId, query })
    return sendJson(reply.header('cache-control', 'private, no-store'), 200, summary)
  })
}
