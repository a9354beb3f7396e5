import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '@/service/context'
import { ListImportEnd, ListImportQuery, ListImportRows, NewListImport } from '@/service/contract/list-import'
import { ServiceError } from '@/service/errors'
import { sendJson } from '@/service/http/answers/send'
import { actorOf, requireProjectKey } from '@/service/http/requests/authenticate'
import { parseId } from '@/service/http/requests/parse-id'
import { parseInput } from '@/service/http/requests/parse-input'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'
import {
  beginImport,
  type ImportRequest,
  keepRows,
  listImports,
  readImport,
} from '@/service/organizations/imports/list-imports'
import { completeImport, restoreImport, takeBackImport } from '@/service/organizations/imports/take-back-import'

type WithId = { Params: { id: string } }

/** Five hundred rows of two thousand characters. */
const bodyLimit = 2 * 1024 * 1024

/** Extensions: imported lists are stored and can be opened, reverted and replaced. */
export function importRoutes(app: FastifyInstance, ctx: Context): void {
  const onRequest = requireProjectKey(ctx)
  const options = { onRequest, preHandler: async (request: FastifyRequest) => refuseParameters(request) }

  app.get('/imports', options, async (request, reply) =>
    sendJson(noStore(reply), 200, await listImports(ctx, request.projectId)),
  )

  app.post('/imports', options, async (request, reply) => {
    const { file_name: fileName, by } = parseInput(NewListImport, request.body)
    return sendJson(noStore(reply), 201, await beginImport(ctx, { projectId: request.projectId, fileName, by }))
  })

  app.get<WithId>('/imports/:id', { onRequest }, async (request, reply) => {
    const { state = null, after, limit } = parseInput(ListImportQuery, request.query)
    return sendJson(noStore(reply), 200, await readImport(ctx, { ...toRequest(request), state, after, limit }))
  })

  app.post<WithId>('/imports/:id/rows', { ...options, bodyLimit }, async (request, reply) => {
    const { rows } = parseInput(ListImportRows, request.body)
    return sendJson(noStore(reply), 200, await keepRows(ctx, { ...toRequest(request), rows }))
  })

  app.post<WithId>('/imports/:id/complete', options, async (request, reply) => {
    const { replaces } = parseInput(ListImportEnd, request.body)
    const done = await completeImport(ctx, { ...toRequest(request), replaces }, actorOf(request))
    return sendJson(noStore(reply), 200, done)
  })

  app.delete<WithId>('/imports/:id', options, async (request, reply) =>
    sendJson(noStore(reply), 200, await takeBackImport(ctx, toRequest(request), actorOf(request))),
  )

  app.post<WithId>('/imports/:id/restore', { ...options, config: { bodyIsOptional: true } }, async (request, reply) =>
    sendJson(noStore(reply), 200, await restoreImport(ctx, toRequest(request), actorOf(request))),
  )
}

function toRequest(request: FastifyRequest<WithId>): ImportRequest {
  const importId = parseId(request.params.id)
  if (importId === null) throw new ServiceError('not_found', 'An import id is a whole number')
  return { projectId: request.projectId, importId }
}

function noStore(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store')
}
