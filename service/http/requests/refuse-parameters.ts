import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { parseInput } from './parse-input'

const NoParameters = z.strictObject({})

/** For routes without query parameters: a given parameter was meant to have an effect, so it is refused rather than ignored. */
export function refuseParameters(request: FastifyRequest): void {
  parseInput(NoParameters, request.query)
}
