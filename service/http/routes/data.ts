import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { copyRunning } from '@/service/backup/copy-running'
import type { Context } from '@/service/context'
import { EditionImport } from '@/service/contract/data-source'
import { FigureAcceptance, FigureWithdrawal } from '@/service/contract/held-figure'
import { acceptFigure, readHeldFigures, withdrawFigure } from '@/service/editions/accept-figure'
import { countData } from '@/service/editions/describe/count-data'
import { listSources } from '@/service/editions/describe/list-sources'
import { importEdition } from '@/service/editions/import-edition'
import { rollBackEdition } from '@/service/editions/roll-back-edition'
import { ServiceError } from '@/service/errors'
import { sendJson } from '@/service/http/answers/send'
import { actorOf, requireAnyKey, requireTeamKey } from '@/service/http/requests/authenticate'
import { parseInput } from '@/service/http/requests/parse-input'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'
import { readIncoming, removeIncoming, storeIncoming } from '@/service/incoming/incoming-files'
import { ImportableSource } from '@/service/reference/records'
import { insertAuditEvent } from '@/service/storage/projects/audit-events'

/** Extensions: the editions of publishers' files in use, and importing others. */
export function dataRoutes(app: FastifyInstance, ctx: Context): void {
  const preHandler = async (request: Parameters<typeof refuseParameters>[0]) => refuseParameters(request)
  const team = { onRequest: requireTeamKey(ctx), preHandler }

  const any = { onRequest: requireAnyKey(ctx), preHandler }

  app.get('/data/sources', any, async (_request, reply) =>
    sendJson(reply.header('cache-control', 'private, no-cache'), 200, await listSources(ctx)),
  )

  app.get('/data/report', any, async (_request, reply) =>
    sendJson(reply.header('cache-control', 'private, no-cache'), 200, await countData(ctx.database, ctx.reference)),
  )

  app.get('/data/held-figures', any, async (_request, reply) =>
    sendJson(reply.header('cache-control', 'private, no-cache'), 200, await readHeldFigures(ctx)),
  )

  app.post('/data/held-figures/accept', team, async (request, reply) => {
    const { record_id: recordId, reason, ...figure } = parseInput(FigureAcceptance, request.body)
    await acceptFigure(ctx, { ...figure, recordId }, reason, actorOf(request))
    return sendJson(reply.header('cache-control', 'no-store'), 200, await readHeldFigures(ctx))
  })

  app.post('/data/held-figures/withdraw', team, async (request, reply) => {
    const { record_id: recordId, ...figure } = parseInput(FigureWithdrawal, request.body)
    await withdrawFigure(ctx, { ...figure, recordId }, actorOf(request))
    return sendJson(reply.header('cache-control', 'no-store'), 200, await readHeldFigures(ctx))
  })

  // A separate scope: only here a body is not JSON.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
    const takes = 'Send the file with content-type: application/octet-stream'
    const options = { ...team, config: { takes } }
    scope.put<{ Params: { name: string } }>('/data/incoming/:name', options, async (request, reply) => {
      if (!(request.body instanceof Readable)) throw unsupported()
      const name = request.params.name.slice(0, 200)
      return sendJson(reply, 201, await storeIncoming(ctx.incomingDirectory, name, request.body))
    })
  })

  app.put<{ Params: { source: string } }>('/data/sources/:source/edition', team, async (request, reply) => {
    const source = requireSource(request.params.source)
    const { files, retrieved_at, vintage, allow_shrink } = parseInput(EditionImport, request.body)
    async function take() {
      const given = await readIncoming(ctx.incomingDirectory, files)
      const retrievedOn = retrieved_at ?? ctx.clock().toISOString().slice(0, 10)
      return importEdition(ctx, {
        source,
        files: given,
        retrievedOn,
        vintage,
        allowShrink: allow_shrink,
        by: actorOf(request),
      })
    }
    const report = await take().finally(() => removeIncoming(ctx.incomingDirectory, files))
    return sendJson(reply.header('cache-control', 'no-store'), 200, report)
  })

  // The command that requests a copy reads it on this machine: docs/operations/backup.md.
  app.post('/data/backup-copies', { ...team, config: { bodyIsOptional: true } }, async (request, reply) => {
    const name = await copyRunning(ctx.database, ctx.operations.dataDirectory)
    const backedUp = {
      kind: 'database.backed_up',
      by: actorOf(request),
      details: { copy: name },
      at: ctx.clock(),
    } as const
    await insertAuditEvent(ctx.database, backedUp)
    return sendJson(reply.header('cache-control', 'no-store'), 201, { name })
  })

  app.post<{ Params: { source: string } }>(
    '/data/sources/:source/rollback',
    { ...team, config: { bodyIsOptional: true } },
    async (request, reply) => {
      const report = await rollBackEdition(ctx, { source: requireSource(request.params.source), by: actorOf(request) })
      return sendJson(reply.header('cache-control', 'no-store'), 200, report)
    },
  )
}

function unsupported(): Error {
  return Object.assign(new Error('A file without content-type'), { statusCode: 415 })
}

function requireSource(name: string): ImportableSource {
  const source = ImportableSource.safeParse(name)
  if (source.success) return source.data
  throw new ServiceError(
    'not_found',
    `There is no source of this name to import; known are ${ImportableSource.options.join(', ')}`,
  )
}
