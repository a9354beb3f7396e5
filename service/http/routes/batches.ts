import type { FastifyInstance } from 'fastify'
import type { Context } from '@/service/context'
import {
  Batch,
  type BatchOutcome,
  type BatchOutcomes,
  type BatchStatuses,
  BatchStatusesQuery,
} from '@/service/contract/batch'
import { RegistrationQuery } from '@/service/contract/organization/match'
import type { Registration } from '@/service/contract/registration'
import { ServiceError } from '@/service/errors'
import { errorBody } from '@/service/http/answers/error-body'
import { sendJson } from '@/service/http/answers/send'
import { requireProjectKey } from '@/service/http/requests/authenticate'
import { parseInput } from '@/service/http/requests/parse-input'
import { parseRegistration } from '@/service/http/requests/parse-registration'
import { dryRunMany, readStatuses, registerMany } from '@/service/organizations/register/register-many'

/** Two hundred rows of 5 KB, far more than a registration needs. */
const bodyLimit = 1024 * 1024

const nothing: BatchOutcome = { organization: null, dry_run: null, error: null }

export function batchRoutes(app: FastifyInstance, ctx: Context): void {
  const onRequest = requireProjectKey(ctx)

  app.post('/organizations/batch', { onRequest, bodyLimit }, async (request, reply) => {
    const { dry_run } = parseInput(RegistrationQuery, request.query)
    const rows = parseInput(Batch, request.body).rows.map((row) => parseRow(ctx, row))
    const registrations = rows.flatMap((row) => (row instanceof ServiceError ? [] : [row]))
    const work = { projectId: request.projectId, registrations }
    const done = dry_run === 'true' ? await dryOutcomes(ctx, work) : await outcomes(ctx, work)
    // Invalid rows keep their place among the processed ones.
    const next = done.values()
    const answer: BatchOutcomes = {
      outcomes: rows.map((row) => (row instanceof ServiceError ? refused(row) : (next.next().value ?? nothing))),
    }
    return sendJson(reply.header('cache-control', 'no-store'), 200, answer)
  })

  app.get('/organizations/batch', { onRequest }, async (request, reply) => {
    const { ids } = parseInput(BatchStatusesQuery, request.query)
    const answer: BatchStatuses = { organizations: await readStatuses(ctx, { projectId: request.projectId, ids }) }
    return sendJson(reply.header('cache-control', 'no-store'), 200, answer)
  })
}

function parseRow(ctx: Context, row: unknown): Registration | ServiceError {
  try {
    return parseRegistration(row, ctx.reference)
  } catch (error) {
    if (error instanceof ServiceError) return error
    throw error
  }
}

function refused(error: ServiceError): BatchOutcome {
  return { ...nothing, error: errorBody(error.code, error.message) }
}

type Work = Parameters<typeof registerMany>[1]

async function outcomes(ctx: Context, work: Work): Promise<BatchOutcome[]> {
  const results = await registerMany(ctx, work)
  return results.map((result) =>
    result instanceof ServiceError
      ? refused(result)
      : { ...nothing, organization: { id: result.id, is_new: result.isNew } },
  )
}

async function dryOutcomes(ctx: Context, work: Work): Promise<BatchOutcome[]> {
  const results = await dryRunMany(ctx, work)
  return results.map((result) => (result instanceof ServiceError ? refused(result) : { ...nothing, dry_run: result }))
}
