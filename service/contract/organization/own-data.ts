import { z } from 'zod'
import { Currency } from '@/service/contract/currency'
import { Text } from '@/service/contract/text'

/**
 * Extensions to the published interface: columns of a project's list other than the registration. They stay in the project, and
 * no match, figure or score depends on them.
 */

const mostSpendLines = 60
const mostColumns = 50

function text(longest: number) {
  return Text.transform((value) => value.trim()).refine(
    (value) => [...value].length <= longest,
    `must have at most ${longest} characters`,
  )
}

/** A blank text means the same as null or an absent field. */
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
  currency: Currency.describe('ISO 4217 code; required, because an amount without a currency means nothing'),
  category: optional(text(200)).describe('What was bought, in your own words'),
  price_basis: optional(z.enum(priceBases)).describe(
    'purchaser: what the buyer paid, with trade margins and transport; basic: without them; null: not stated',
  ),
})

const email = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u

/** `own_data` of a registration. */
export const OwnData = z.strictObject({
  category: optional(text(200)).describe('Your category of this organization'),
  buyer: optional(text(200)).describe('Who on your side buys from it or is responsible for it'),
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
      'What you spent. The lines of a year replace those that the same external_id (without one, the same name) had for that year before; a single line that equals the sum of several stored lines of its year and currency changes nothing',
    ),
})
export type OwnData = z.output<typeof OwnData>

/** Answer of GET /organizations/{id}/own-data, including organizations that were merged into it. */
export const OwnDataAnswer = z.object({
  organization_id: z.number().int(),
  category: z.string().nullable(),
  buyer: z.string().nullable(),
  contact_email: z.string().nullable(),
  columns: z.record(z.string(), z.string()).describe('other columns of your list, by their headings'),
  spend: z
    .array(
      z.object({
        account: z.string().describe('the external_id or name that it was sent with'),
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

/** Own data as a row of the list shows it. */
export const OwnDataSummary = z.object({
  category: z.string().nullable(),
  buyer: z.string().nullable(),
  contact_email: z.string().nullable(),
  columns: z.record(z.string(), z.string()),
  spend: z
    .array(z.object({ year: z.number().int(), currency: z.string(), amount: z.number() }))
    .describe('sum of the lines of each year and currency, newest year first'),
  spend_in_usd: z
    .array(z.object({ year: z.number().int(), amount: z.number().nullable() }))
    .describe(
      'all lines of each year in US dollars at the mean rates of that year, newest year first; null: an amount has no rate. The list is ordered and filtered by it',
    ),
})

/** Own data of the organizations that pass a filter, the most frequent values first. */
export const OwnDataFacets = z.object({
  categories: z.array(z.object({ value: z.string(), count: z.number().int() })),
  buyers: z.array(z.object({ value: z.string(), count: z.number().int() })),
  columns: z.array(z.object({ heading: z.string(), count: z.number().int() })),
  spend: z
    .array(z.object({ year: z.number().int(), currency: z.string(), count: z.number().int() }))
    .describe('newest year first'),
})
export type OwnDataFacets = z.infer<typeof OwnDataFacets>
