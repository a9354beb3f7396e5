import type { FastifyInstance } from 'fastify'
import { listAudit } from '@/service/audit/list-audit'
import type { Context } from '@/service/context'
import { AuditQuery } from '@/service/contract/audit'
import { sendJson } from '@/service/http/answers/send'
import { requireTeamKey } from '@/service/http/requests/authenticate'
import { parseInput } from '@/service/http/requests/parse-input'

/** Extension: who did what, for the operator of the service. */
export function auditRoutes(app: FastifyInstance, ctx: Context): void {
  app.get('/audit', { onRequest: requireTeamKey(ctx) }, async (request, reply) => {
    const page = await listAudit(ctx, parseInput(AuditQuery, request.query))
    return sendJson(reply.header('cache-control', 'no-store'), 200, page)
  })
}
