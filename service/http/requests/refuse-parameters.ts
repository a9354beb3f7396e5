import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { parseInput } from './parse-input'

const NoParameters = z.strictObject({})

/** For routes without query parameters: one that is given was meant to do something, so it is not passed over. */
export function refuseParameters(request: FastifyRequest): void {
  parseInput(NoParameters, request.query)
}
