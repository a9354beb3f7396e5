import { z } from 'zod'

/** Simple types of the PACT Technical Specifications 3.0 (docs.carbon-transparency.org/v3). Numbers are texts, so that no digit is lost. */

const longest = 40

function decimal(form: RegExp, words: string) {
  return z
    .string(`must be a decimal number written as text, such as "1.63"`)
    .max(longest, `must have at most ${longest} characters`)
    .regex(form, words)
}

export const Decimal = decimal(/^[+-]?\d+(\.\d+)?$/, 'must be a decimal number with a point, such as "1.63"')
export const PositiveOrZeroDecimal = decimal(/^[+]?\d+(\.\d+)?$/, 'must be a decimal number that is not negative')
export const NegativeOrZeroDecimal = decimal(
  /^(-\d+(\.\d+)?|0+(\.0+)?)$/,
  'must be a decimal number that is negative or 0',
)
export const PositiveDecimal = PositiveOrZeroDecimal.refine((text) => Number(text) > 0, 'must be greater than 0')

/** RFC 8141; the part after the scheme is not checked. */
export const Urn = z
  .string()
  .max(500)
  .regex(/^urn:[a-z0-9][a-z0-9-]{0,31}:\S+$/i, 'must be a URN, such as "urn:gtin:4712345060507"')

export const Moment = z.iso.datetime({
  offset: true,
  error: 'must be a day with time and zone, such as "2025-01-01T00:00:00Z"',
})

export const NonEmptyText = z.string().min(1, 'must not be empty').max(5_000)

/** A list that is not empty and has no duplicates. */
export function setOf<Schema extends z.ZodType<string>>(schema: Schema) {
  return z
    .array(schema)
    .min(1, 'must not be an empty list: leave it out')
    .max(200)
    .refine((values) => new Set(values).size === values.length, 'names one twice')
}
