import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '@/service/context'
import { defaultCurrency } from '@/service/contract/currency'
import {
  ChangeBatch,
  type ChangeOutcome,
  type ChangeOutcomes,
  OrganizationIds,
  type OrganizationsRemoved,
  type OrganizationsRestored,
} from '@/service/contract/organization/organization-change'
import { ServiceError } from '@/service/errors'
import { errorBody } from '@/service/http/answers/error-body'
import { sendJson, sendJsonBytes } from '@/service/http/answers/send'
import { actorOf, requireProjectKey } from '@/service/http/requests/authenticate'
import { parseChange } from '@/service/http/requests/parse-change'
import { parseInput } from '@/service/http/requests/parse-input'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'
import { requireOrganizationId } from '@/service/http/requests/require-organization-id'
import { changeOrganization } from '@/service/organizations/change/change-organization'
import {
  type Removed,
  removeOrganizations,
  restoreOrganizations,
} from '@/service/organizations/change/remove-organizations'
import { readOrganization } from '@/service/organizations/read/read-organization'

type WithId = { Params: { id: string } }

/** Two hundred changes of 5 KB. */
const bodyLimit = 1024 * 1024

/** Extensions: changing, removing and restoring registrations. */
export function changeRoutes(app: FastifyInstance, ctx: Context): void {
  const onRequest = requireProjectKey(ctx)
  const options = { onRequest, preHandler: async (request: FastifyRequest) => refuseParameters(request) }

  app.patch<WithId>('/organizations/:id', options, async (request, reply) => {
    const organizationId = requireOrganizationId(request.params.id)
    const change = parseChange(request.body, ctx.reference)
    const { projectId } = request
    const { id } = await changeOrganization(ctx, { projectId, organizationId, ...change }, actorOf(request))
    return sendOrganization(ctx, reply, projectId, id)
  })

  app.delete<WithId>('/organizations/:id', options, async (request, reply) => {
    const id = requireOrganizationId(request.params.id)
    const removed = await removeOrganizations(ctx, { projectId: request.projectId, ids: [id] }, actorOf(request))
    if (removed.removed.length === 0) throw notFound('This project has no organization with this id')
    return sendJson(noStore(reply), 200, presentRemoved(removed))
  })

  app.post<WithId>(
    '/organizations/:id/restore',
    { ...options, config: { bodyIsOptional: true } },
    async (request, reply) => {
      const id = requireOrganizationId(request.params.id)
      const { projectId } = request
      const { restored } = await restoreOrganizations(ctx, { projectId, ids: [id] }, actorOf(request))
      if (restored.length === 0) throw notFound('This project has removed no organization with this id')
      return sendOrganization(ctx, reply, projectId, id)
    },
  )

  app.patch('/organizations/batch', { ...options, bodyLimit }, async (request, reply) => {
    const { changes, by } = parseInput(ChangeBatch, request.body)
    const outcomes: ChangeOutcome[] = []
    for (const change of changes) outcomes.push(await changeOne(ctx, request, change, by))
    return sendJson(noStore(reply), 200, { outcomes } satisfies ChangeOutcomes)
  })

  app.post('/organizations/remove', options, async (request, reply) => {
    const many = { projectId: request.projectId, ...parseInput(OrganizationIds, request.body) }
    return sendJson(noStore(reply), 200, presentRemoved(await removeOrganizations(ctx, many, actorOf(request))))
  })

  app.post('/organizations/restore', options, async (request, reply) => {
    const many = { projectId: request.projectId, ...parseInput(OrganizationIds, request.body) }
    const { restored, notFound } = await restoreOrganizations(ctx, many, actorOf(request))
    return sendJson(noStore(reply), 200, { restored, not_found: notFound } satisfies OrganizationsRestored)
  })
}

/** A refused change fails alone; a failure of the service fails all remaining ones. */
async function changeOne(
  ctx: Context,
  request: FastifyRequest,
  body: unknown,
  by: string | undefined,
): Promise<ChangeOutcome> {
  try {
    const { id, ...fields } = typeof body === 'object' && body !== null && 'id' in body ? body : { id: null }
    if (typeof id !== 'number') throw new ServiceError('bad_request', 'id: must be the number of an organization')
    const organizationId = requireOrganizationId(String(id))
    const { by: own, ...change } = parseChange(fields, ctx.reference)
    const asked = { projectId: request.projectId, organizationId, ...change, by: own ?? by }
    const changed = await changeOrganization(ctx, asked, actorOf(request))
    return { organization: { id: changed.id, is_changed: changed.isChanged }, error: null }
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code === 'unavailable') throw error
    return { organization: null, error: errorBody(error.code, error.message) }
  }
}

function notFound(message: string): ServiceError {
  return new ServiceError('organization_not_found', message)
}

function noStore(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store')
}

function presentRemoved({ removed, notFound: missing, erasedAt }: Removed): OrganizationsRemoved {
  return { removed, not_found: missing, erased_at: erasedAt.toISOString() }
}

async function sendOrganization(
  ctx: Context,
  reply: FastifyReply,
  projectId: number,
  organizationId: number,
): Promise<FastifyReply> {
  const money = { currency: defaultCurrency, ratesYear: null }
  const answer = await readOrganization(ctx, { projectId, organizationId, ...money })
  return sendJsonBytes(noStore(reply), 200, answer.body)
}
