import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '@/service/context'
import { NewProductFootprints } from '@/service/contract/product-footprints/product-footprint'
import { ServiceError } from '@/service/errors'
import { sendJson } from '@/service/http/answers/send'
import { actorOf, requireProjectKey } from '@/service/http/requests/authenticate'
import { parseId } from '@/service/http/requests/parse-id'
import { parseInput } from '@/service/http/requests/parse-input'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'
import { requireOrganizationId } from '@/service/http/requests/require-organization-id'
import { addFootprints } from '@/service/product-footprints/add-footprints'
import {
  readProductFootprintDocument,
  readProductFootprints,
} from '@/service/product-footprints/read-product-footprints'
import { removeFootprint } from '@/service/product-footprints/remove-footprint'

/** A list of 500 footprints with all their texts. */
const bodyLimit = 4 * 1024 * 1024

type OfOrganization = { Params: { id: string } }
type OfFootprint = { Params: { id: string; footprintId: string } }

/** Extensions: product carbon footprints that an organization shares with the project (PACT 3). */
export function productFootprintRoutes(app: FastifyInstance, ctx: Context): void {
  const options = {
    onRequest: requireProjectKey(ctx),
    preHandler: async (request: FastifyRequest) => refuseParameters(request),
  }

  app.get<OfOrganization>('/organizations/:id/product-footprints', options, async (request, reply) =>
    send(reply, await readProductFootprints(ctx, requestOf(request))),
  )

  app.post<OfOrganization>(
    '/organizations/:id/product-footprints',
    { ...options, bodyLimit },
    async (request, reply) => {
      const { document, confirms_company, file_name, by } = parseInput(NewProductFootprints, request.body)
      const given = { confirmsCompany: confirms_company, origin: 'uploaded' as const, from: file_name, by: by ?? null }
      const outcomes = await addFootprints(ctx, { ...requestOf(request), document, given }, actorOf(request))
      return send(reply, { ...(await readProductFootprints(ctx, requestOf(request))), outcomes })
    },
  )

  app.get<OfFootprint>('/organizations/:id/product-footprints/:footprintId', options, async (request, reply) =>
    send(
      reply,
      await readProductFootprintDocument(ctx, { ...requestOf(request), footprintId: requireFootprintId(request) }),
    ),
  )

  app.delete<OfFootprint>('/organizations/:id/product-footprints/:footprintId', options, async (request, reply) => {
    await removeFootprint(ctx, { ...requestOf(request), footprintId: requireFootprintId(request) }, actorOf(request))
    return send(reply, await readProductFootprints(ctx, requestOf(request)))
  })
}

function requestOf(request: FastifyRequest<OfOrganization>) {
  return { projectId: request.projectId, organizationId: requireOrganizationId(request.params.id) }
}

function requireFootprintId(request: FastifyRequest<OfFootprint>): number {
  const id = parseId(request.params.footprintId)
  if (id === null) throw new ServiceError('not_found', 'This organization has no product footprint with this id')
  return id
}

function send(reply: FastifyReply, value: unknown): FastifyReply {
  return sendJson(reply.header('cache-control', 'private, no-store'), 200, value)
}
