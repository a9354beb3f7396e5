import type { FastifyInstance, FastifyRequest } from 'fastify'
import { changeDigest, readDigest } from '@/service/changes/digest/read-digest'
import { listChanges } from '@/service/changes/list-changes'
import { summarizeChanges } from '@/service/changes/summarize-changes'
import type { Context } from '@/service/context'
import { ChangeSummaryQuery, ChangesQuery } from '@/service/contract/changes'
import { DigestChange, DigestQuery } from '@/service/contract/digest'
import { sendJson } from '@/service/http/answers/send'
import { requireProjectKey } from '@/service/http/requests/authenticate'
import { parseInput } from '@/service/http/requests/parse-input'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'

/** Extensions: what changed about a project's organizations, and when. */
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

  app.get('/changes/digest', { onRequest: requireProjectKey(ctx) }, async (request, reply) => {
    const query = parseInput(DigestQuery, request.query)
    const digest = await readDigest(ctx, { projectId: request.projectId, query })
    return sendJson(reply.header('cache-control', 'private, no-store'), 200, digest)
  })

  const preHandler = async (request: FastifyRequest) => refuseParameters(request)
  app.put('/changes/digest', { onRequest: requireProjectKey(ctx), preHandler }, async (request, reply) => {
    const change = parseInput(DigestChange, request.body)
    const mail = await changeDigest(ctx, { projectId: request.projectId, change })
    return sendJson(reply.header('cache-control', 'private, no-store'), 200, mail)
  })
}
