import { z } from 'zod'
import { Currency } from '@/service/contract/currency'
import { Text } from '@/service/contract/text'

/**
 * Extensions of ours: what a project's own list says of an organization beside who it is. It stays in the project, and no match,
 * figure or score depends on it.
 */

const mostSpendLines = 60
const mostColumns = 50

function text(longest: number) {
  return Text.transform((value) => value.trim()).refine(
    (value) => [...value].length <= longest,
    `must have at most ${longest} characters`,
  )
}

/** A blank says nothing, as null and absence do. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z
    .preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), schema.nullish())
    .transform((value) => value ?? null)
}

const Year = z.int().min(1990, 'must be a year from 1990 on').max(2100, 'must be a year up to 2100')
const amount = z
  .number()
  .min(-1e15)
  .max(1e15)
  .describe('In units of the currency, not in thousands; a credit is negative')
const priceBases = ['purchaser', 'basic'] as const

const SpendLine = z.strictObject({
  year: Year.describe('The year it was spent in'),
  amount,
  currency: Currency.describe('ISO 4217 code; required, because an amount without one is no amount'),
  category: optional(text(200)).describe('What was bought, in your own words'),
  price_basis: optional(z.enum(priceBases)).describe(
    'purchaser: what the buyer paid, with trade margins and transport; basic: without them; null: not said',
  ),
})

const email = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u

/** `own_data` of a registration. */
export const OwnData = z.strictObject({
  category: optional(text(200)).describe('Your category of this organization'),
  buyer: optional(text(200)).describe('Who buys from it, or is responsible for it, on your side'),
  contact_email: optional(text(254).refine((value) => email.test(value), 'is no e-mail address')).describe(
    'Whom to write to at the organization',
  ),
  columns: z
    .record(
      text(100).refine((heading) => heading !== '', 'must not be empty'),
      text(1000),
    )
    .refine((columns) => Object.keys(columns).length <= mostColumns, `must have at most ${mostColumns} columns`)
    .nullish()
    .transform((columns) => columns ?? {})
    .describe('Any other columns of your list, by their headings'),
  spend: z
    .array(SpendLine)
    .max(mostSpendLines, `must have at most ${mostSpendLines} lines`)
    .nullish()
    .transform((lines) => lines ?? [])
    .describe(
      'What you spent. The lines of a year take the place of those that the same external_id (without one, the same name) gave for that year before; a single line that says what several lines of its year and currency add up to changes nothing',
    ),
})
export type OwnData = z.output<typeof OwnData>

/** Answer of GET /organizations/{id}/own-data; records that were merged into it included. */
export const OwnDataAnswer = z.object({
  organization_id: z.number().int(),
  category: z.string().nullable(),
  buyer: z.string().nullable(),
  contact_email: z.string().nullable(),
  columns: z.record(z.string(), z.string()).describe('other columns of your list, by their headings'),
  spend: z
    .array(
      z.object({
        account: z.string().describe('the external_id or name that gave it'),
        year: z.number().int(),
        amount: z.number(),
        currency: z.string(),
        category: z.string().nullable(),
        price_basis: z.enum(priceBases).nullable(),
        given_at: z.string(),
      }),
    )
    .describe('newest year first'),
})
export type OwnDataAnswer = z.infer<typeof OwnDataAnswer>

/** What a row of the list has of it. */
export const OwnDataSummary = z.object({
  category: z.string().nullable(),
  buyer: z.string().nullable(),
  contact_email: z.string().nullable(),
  columns: z.record(z.string(), z.string()),
  spend: z
    .array(z.object({ year: z.number().int(), currency: z.string(), amount: z.number() }))
    .describe('all lines of a year and currency, newest year first'),
})

/** What the organizations that a filter leaves have of it, most first. */
export const OwnDataFacets = z.object({
  categories: z.array(z.object({ value: z.string(), count: z.number().int() })),
  buyers: z.array(z.object({ value: z.string(), count: z.number().int() })),
  columns: z.array(z.object({ heading: z.string(), count: z.number().int() })),
  spend: z
    .array(z.object({ year: z.number().int(), currency: z.string(), count: z.number().int() }))
    .describe('newest year first'),
})
export type OwnDataFacets = z.infer<typeof OwnDataFacets>
