import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '@/service/context'
import {
  NewSupplierRequest,
  SupplierAnswer,
  SupplierLetter,
  SupplierReport,
} from '@/service/contract/engagement/supplier-request'
import { answerForm, type FormRequest, openForm, takeReport } from '@/service/engagement/requests/answer-request'
import { askSupplier, listRequests, type OneRequest, revokeRequest } from '@/service/engagement/requests/ask-supplier'
import { sendLetter } from '@/service/engagement/requests/send-letter'
import { ServiceError } from '@/service/errors'
import { sendJson } from '@/service/http/answers/send'
import { actorOf, requireProjectKey } from '@/service/http/requests/authenticate'
import { parseId } from '@/service/http/requests/parse-id'
import { parseInput } from '@/service/http/requests/parse-input'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'
import { reportTypes } from '@/service/http/requests/report-types'
import { requireOrganizationId } from '@/service/http/requests/require-organization-id'

type OfOrganization = { Params: { id: string } }
type OfRequest = { Params: { id: string; requestId: string } }

const takes = `Send the report itself with content-type: ${reportTypes.join(', ')}`

/** Extensions: asking an organization for its figures, and the form that a client shows to holders of the link. */
export function supplierRequestRoutes(app: FastifyInstance, ctx: Context): void {
  const onRequest = requireProjectKey(ctx)
  const options = { onRequest, preHandler: async (request: FastifyRequest) => refuseParameters(request) }
  const list = async (reply: FastifyReply, request: FastifyRequest<OfOrganization>) =>
    send(reply, await listRequests(ctx, requestOf(request)))

  app.get<OfOrganization>('/organizations/:id/supplier-requests', options, async (request, reply) =>
    list(reply, request),
  )

  app.post<OfOrganization>('/organizations/:id/supplier-requests', options, async (request, reply) => {
    const asked = parseInput(NewSupplierRequest, request.body)
    const { requestId, token } = await askSupplier(ctx, { ...requestOf(request), asked }, actorOf(request))
    const requests = await listRequests(ctx, requestOf(request))
    return send(reply.code(201), { ...requests, request_id: requestId, token })
  })

  app.delete<OfRequest>('/organizations/:id/supplier-requests/:requestId', options, async (request, reply) => {
    await revokeRequest(ctx, oneOf(request), actorOf(request))
    return list(reply, request)
  })

  app.post<OfRequest>('/organizations/:id/supplier-requests/:requestId/mail', options, async (request, reply) => {
    const letter = parseInput(SupplierLetter, request.body)
    await sendLetter(ctx, { ...oneOf(request), letter }, actorOf(request))
    return list(reply, request)
  })

  app.get('/supplier-form', options, async (request, reply) => send(reply, await openForm(ctx, formOf(request))))

  app.post('/supplier-form', options, async (request, reply) => {
    const answer = parseInput(SupplierAnswer, request.body)
    await answerForm(ctx, { ...formOf(request), answer }, actorOf(request))
    return send(reply, await openForm(ctx, formOf(request)))
  })

  // A separate scope: only here a body may be the report itself.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(reportTypes, (_request, payload, done) => done(null, payload))
    scope.post('/supplier-form/report', { onRequest, config: { takes } }, async (request, reply) => {
      const { name } = parseInput(SupplierReport, request.query)
      const { body } = request
      if (!(body instanceof Readable)) throw new ServiceError('bad_request', 'body: is empty')
      await takeReport(ctx, { ...formOf(request), name, body })
      return send(reply, await openForm(ctx, formOf(request)))
    })
  })
}

function requestOf(request: FastifyRequest<OfOrganization>) {
  return { projectId: request.projectId, organizationId: requireOrganizationId(request.params.id) }
}

function oneOf(request: FastifyRequest<OfRequest>): OneRequest {
  const requestId = parseId(request.params.requestId)
  if (requestId === null) throw new ServiceError('not_found', 'This organization has no link with this id')
  return { ...requestOf(request), requestId }
}

/** The token is in a header, because addresses are logged. */
function formOf(request: FastifyRequest): FormRequest {
  const token = request.headers['supplier-token']
  return { projectId: request.projectId, token: typeof token === 'string' ? token : '' }
}

function send(reply: FastifyReply, value: unknown): FastifyReply {
  return sendJson(reply.header('cache-control', 'private, no-store'), reply.statusCode, value)
}
