import { z } from 'zod'

/**
 * A whole number from 1 in a query, in decimal digits only: "0x10" and "1e1" are refused. `wire` is its schema in the OpenAPI
 * document.
 */
export function wholeNumber(highest: number) {
  return z
    .string()
    .regex(/^\d{1,6}$/, `must be a whole number from 1 to ${highest}`)
    .transform(Number)
    .refine((number) => number >= 1 && number <= highest, `must be a whole number from 1 to ${highest}`)
    .meta({ wire: { type: 'integer', minimum: 1, maximum: highest } })
}
