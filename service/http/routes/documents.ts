import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '@/service/context'
import {
  DocumentAddress,
  DocumentConfirmation,
  DocumentUpload,
  FigureVerdict,
} from '@/service/contract/documents/document'
import { addDocumentByAddress, uploadDocument } from '@/service/documents/add-document'
import { decideFigure } from '@/service/documents/decide-figure'
import { listDocuments, readDocument, readDocumentContent } from '@/service/documents/list-documents'
import { matchDocument } from '@/service/documents/match/match-document'
import { removeDocument, restoreDocument } from '@/service/documents/remove-document'
import type { DocumentRequest } from '@/service/documents/require-document'
import { confirmDocument } from '@/service/documents/whose-report'
import { ServiceError } from '@/service/errors'
import { sendJson } from '@/service/http/answers/send'
import { actorOf, requireProjectKey } from '@/service/http/requests/authenticate'
import { parseId } from '@/service/http/requests/parse-id'
import { parseInput } from '@/service/http/requests/parse-input'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'
import { reportTypes } from '@/service/http/requests/report-types'
import { requireOrganizationId } from '@/service/http/requests/require-organization-id'

type OfOrganization = { Params: { id: string } }
type OfDocument = { Params: { id: string; documentId: string } }
type OfFigure = { Params: { id: string; documentId: string; figureId: string } }

const takesFile = `Send the report itself with content-type: ${reportTypes.join(', ')}`
const takes = `${takesFile}; or where it is, as JSON with content-type: application/json`

/** Extensions: reports of an organization, the figures read from them, and a person's decisions about these. */
export function documentRoutes(app: FastifyInstance, ctx: Context): void {
  const onRequest = requireProjectKey(ctx)
  const options = { onRequest, preHandler: async (request: FastifyRequest) => refuseParameters(request) }

  // A separate scope: only here a body may be the report itself.
  void app.register(async (scope) => {
    scope.addContentTypeParser(reportTypes, (_request, payload, done) => done(null, payload))
    scope.post<OfOrganization>(
      '/organizations/:id/documents',
      { onRequest, config: { takes } },
      async (request, reply) => {
        const documentId = await add(ctx, request)
        return sendReading(ctx, reply.code(201), { ...toRequest(request), documentId })
      },
    )
    scope.post('/documents/match', { ...options, config: { takes: takesFile } }, async (request, reply) => {
      const { body, projectId } = request
      if (!(body instanceof Readable)) throw new ServiceError('unsupported_media_type', takesFile)
      return sendJson(noStore(reply), 200, await matchDocument(ctx, { projectId, body }))
    })
  })

  app.get<OfOrganization>('/organizations/:id/documents', options, async (request, reply) =>
    sendJson(noStore(reply), 200, await listDocuments(ctx, toRequest(request))),
  )

  app.get<OfDocument>('/organizations/:id/documents/:documentId', options, async (request, reply) =>
    sendReading(ctx, reply, toDocument(request)),
  )

  app.get<OfDocument>('/organizations/:id/documents/:documentId/content', options, async (request, reply) => {
    const content = await readDocumentContent(ctx, toDocument(request))
    if (content === null) throw new ServiceError('not_found', 'The report has not been fetched')
    return noStore(reply)
      .header('content-type', content.mediaType)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(content.name)}`)
      .send(content.bytes)
  })

  app.delete<OfDocument>('/organizations/:id/documents/:documentId', options, async (request, reply) => {
    await removeDocument(ctx, toDocument(request))
    return sendJson(noStore(reply), 200, await listDocuments(ctx, toRequest(request)))
  })

  app.post<OfDocument>(
    '/organizations/:id/documents/:documentId/restore',
    { ...options, config: { bodyIsOptional: true } },
    async (request, reply) => {
      await restoreDocument(ctx, toDocument(request))
      return sendReading(ctx, reply, toDocument(request))
    },
  )

  app.post<OfDocument>('/organizations/:id/documents/:documentId/confirmation', options, async (request, reply) => {
    const confirmation = parseInput(DocumentConfirmation, request.body)
    await confirmDocument(ctx, { ...toDocument(request), confirmation }, actorOf(request))
    return sendReading(ctx, reply, toDocument(request))
  })

  app.post<OfFigure>('/organizations/:id/documents/:documentId/figures/:figureId', options, async (request, reply) => {
    const figureId = parseId(request.params.figureId)
    if (figureId === null) throw new ServiceError('not_found', 'A figure id is a whole number')
    const verdict = parseInput(FigureVerdict, request.body)
    await decideFigure(ctx, { ...toDocument(request), figureId, verdict }, actorOf(request))
    return sendReading(ctx, reply, toDocument(request))
  })
}

async function add(ctx: Context, request: FastifyRequest<OfOrganization>): Promise<number> {
  const { body } = request
  if (body instanceof Readable) {
    const { name, by } = parseInput(DocumentUpload, request.query)
    return uploadDocument(ctx, { ...toRequest(request), name, by: by ?? null, body })
  }
  refuseParameters(request)
  const { url, name, by } = parseInput(DocumentAddress, body)
  return addDocumentByAddress(ctx, { ...toRequest(request), url, name: name ?? null, by: by ?? null })
}

async function sendReading(ctx: Context, reply: FastifyReply, request: DocumentRequest): Promise<FastifyReply> {
  return sendJson(noStore(reply), reply.statusCode, await readDocument(ctx, request))
}

function noStore(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'private, no-store')
}

function toRequest(request: FastifyRequest<OfOrganization>): { projectId: number; organizationId: number } {
  return { projectId: request.projectId, organizationId: requireOrganizationId(request.params.id) }
}

function toDocument(request: FastifyRequest<OfDocument>): DocumentRequest {
  const documentId = parseId(request.params.documentId)
  if (documentId === null) throw new ServiceError('not_found', 'A document id is a whole number')
  return { ...toRequest(request), documentId }
}
