import { z } from 'zod'
import { Text as SafeText } from '@/service/contract/text'
import { documentFailures } from './document-failures'
import { documentScopes, factKinds } from './document-scopes'
import { figureReasons } from './figure-reasons'

/** Extensions to the published interface: reports about an organization, and the figures read from them. */

const Text = z.string().nullable()
const Line = SafeText.trim().min(1).max(300)
const Instant = z.iso.datetime().nullable()

export const DocumentScope = z.enum(documentScopes)
export type DocumentScope = z.infer<typeof DocumentScope>

const scopeMeaning = '"2" is scope 2 whose method the report does not state; lb: location-based, mb: market-based'

export const ReportDocument = z.object({
  id: z.number().int(),
  name: z.string(),
  origin: z
    .enum(['uploaded', 'address', 'source', 'found'])
    .describe('source: a public source names its address; found: on the organization’s own website, by the service'),
  url: Text.describe('the address it was fetched from'),
  media_type: Text,
  size: z.number().int().nullable().describe('bytes; null until it was fetched'),
  state: z.enum(['waiting', 'reading', 'read', 'failed']),
  failure: Text.describe('why it could not be read, in words; for one that was read, why not completely'),
  failure_code: z
    .enum(documentFailures)
    .nullable()
    .describe('the same as a code for programs; null where there is no code'),
  failure_limit: z
    .number()
    .int()
    .nullable()
    .describe(
      'the limit that was exceeded: MB for unpacks_too_large and needs_too_much_memory, seconds for takes_too_long, pages for too_many_pages, pieces of text for page_too_full',
    ),
  pages: z.number().int().nullable(),
  pages_read: z
    .number()
    .int()
    .describe('fewer than `pages` while it is being read, and where it was not read completely'),
  skipped_pages: z
    .array(z.number().int())
    .nullable()
    .describe('damaged pages of an otherwise readable file, of which nothing was read; null where that is not known'),
  model_reading: z
    .object({
      model: z.string(),
      host: z.string(),
      prompt: z.string().describe('version of the prompt, docs/reports.md'),
      pages: z.array(z.number().int()).describe('pages whose text was sent'),
      failure: z.enum(['unreachable', 'refused', 'unreadable']).nullable(),
      dropped: z.number().int().describe('amounts it returned that no page contains, and that were left out'),
    })
    .nullable()
    .describe('the language model that also read it; null: none was asked'),
  added_at: z.iso.datetime(),
  added_by: Text,
  settled_at: Instant,
  names_organization: z
    .boolean()
    .nullable()
    .describe(
      'whether its text names the organization, its matched company, its group or one of their other known names; null where that was not looked for',
    ),
  confirmed_by: Text.describe('who said that it is this organization’s report although its text does not name it'),
  confirmed_at: Instant,
  asks_whose: z
    .boolean()
    .describe(
      'nothing of it can be accepted or corrected before a person confirms that it is this organization’s report',
    ),
})
export type ReportDocument = z.infer<typeof ReportDocument>

const Box = z
  .object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() })
  .nullable()
  .describe('its place on the page, in points from the upper left corner')

const asRead = {
  printed_value: z.string(),
  printed_unit: z.string(),
  page: z.number().int().describe('counted from 1 in the file'),
  quote: z.string(),
  box: Box,
  confidence: z.number().min(0).max(1).describe('for ordering; not calibrated'),
  reasons: z
    .array(z.object({ rule: z.enum(figureReasons), values: z.record(z.string(), z.string()) }))
    .describe('why it was read this way: names of rules, each with the words and numbers it used'),
  proof: z
    .enum(['sum', 'two_readers', 'person'])
    .nullable()
    .describe(
      'sum: a sum printed in the report confirms the figure; two_readers: rules and a language model read the same amount; person: a person verified it; null: none of them',
    ),
  reader: z.enum(['rules', 'model']).describe('who read it'),
  other_reading: z
    .object({
      value: z.number().describe('tonnes'),
      printed_value: z.string(),
      printed_unit: z.string(),
      page: z.number().int(),
      quote: z.string(),
      box: Box,
    })
    .nullable()
    .describe('what the other reader read for the same year and scope; null: nothing, or there was no other reader'),
  decision: z.enum(['proposed', 'accepted', 'corrected', 'rejected']),
  is_shown_unchecked: z
    .boolean()
    .describe(
      'true: a proposal that is shown among the figures with a mark, because a sum printed in the report confirms it',
    ),
}
const asDecided = { decided_by: Text, decided_at: Instant, note: Text }

/** A figure as the report prints it. A proposal until a person accepts or corrects it. */
export const DocumentFigure = z.object({
  id: z.number().int(),
  year: z.number().int(),
  scope: DocumentScope.describe(scopeMeaning),
  value: z.number().describe('tonnes of `gas`'),
  gas: z.enum(['CO2e', 'CO2']).describe('CO2 alone is never counted as CO2e'),
  ...asRead,
  corrected: z
    .object({ year: z.number().int(), scope: DocumentScope, value: z.number().describe('tonnes CO2e') })
    .nullable(),
  ...asDecided,
})
export type DocumentFigure = z.infer<typeof DocumentFigure>

/** Revenue or number of employees as the report prints it. A proposal until a person accepts or corrects it. */
export const DocumentFact = z.object({
  id: z.number().int().describe('decided on like a figure, with the same path'),
  kind: z.enum(factKinds),
  year: z.number().int(),
  value: z.number().describe('whole units of `currency`; persons or full-time equivalents'),
  currency: Text.describe('ISO 4217; null for employees, and where the report does not say whose "$" or "kr" it is'),
  basis: Text.describe('how employees are counted, where the report says so'),
  ...asRead,
  corrected: z.object({ year: z.number().int(), value: z.number(), currency: Text }).nullable(),
  ...asDecided,
})
export type DocumentFact = z.infer<typeof DocumentFact>

/** What the report says about how its emissions were computed. Only what it prints is stated. */
export const DocumentStatement = z.object({
  kind: z.enum(['assurance', 'boundary', 'base_year', 'gwp']),
  value: z
    .string()
    .describe(
      'assurance: none, limited, reasonable; boundary: operational_control, financial_control, equity_share; base_year: the year; gwp: SAR, TAR, AR4, AR5, AR6',
    ),
  assured_by: Text.describe('for an assurance; null where the report does not say who gave it'),
  page: z.number().int(),
  quote: z.string(),
  box: Box,
})
export type DocumentStatement = z.infer<typeof DocumentStatement>

/** What a public source states for the same organization, for comparison. */
export const PublicFigure = z.object({
  year: z.number().int(),
  scope: DocumentScope,
  value: z.number().describe('tonnes CO2e'),
  publisher: z.string(),
})
export type PublicFigure = z.infer<typeof PublicFigure>

/** Revenue that a public source states, in the currency it was published in, for comparison. */
export const PublicRevenue = z.object({
  year: z.number().int(),
  value: z.number(),
  currency: z.string(),
  publisher: z.string(),
})
export type PublicRevenue = z.infer<typeof PublicRevenue>

/** Answer of GET /organizations/{id}/documents. */
export const DocumentList = z.object({
  organization_id: z.number().int(),
  takes_addresses: z.boolean().describe('whether this installation may fetch a report from an address'),
  model: z
    .object({ host: z.string(), name: z.string(), most_pages: z.number().int() })
    .nullable()
    .describe(
      'the language model that the text of at most `most_pages` pages of each added report is sent to; null: none',
    ),
  documents: z.array(ReportDocument),
})
export type DocumentList = z.infer<typeof DocumentList>

/** Answer of GET /organizations/{id}/documents/{document_id}, and of every request that changes it. */
export const DocumentReading = z.object({
  organization_id: z.number().int(),
  document: ReportDocument,
  figures: z.array(DocumentFigure),
  facts: z.array(DocumentFact).describe('revenue and employees'),
  statements: z.array(DocumentStatement),
  public_figures: z
    .array(PublicFigure)
    .describe('worldwide figures of the matched company, including those that verified figures of a report replace'),
  public_revenues: z.array(PublicRevenue),
})
export type DocumentReading = z.infer<typeof DocumentReading>

/** Body of POST /organizations/{id}/documents when the service is to fetch the report. */
export const DocumentAddress = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).max(2000),
  name: Line.optional(),
  by: Line.optional().describe('who adds it'),
})
export type DocumentAddress = z.infer<typeof DocumentAddress>

/** Query of POST /organizations/{id}/documents when the body is the report itself. */
export const DocumentUpload = z.strictObject({ name: Line, by: Line.optional() })
export type DocumentUpload = z.infer<typeof DocumentUpload>

/** Body of POST /organizations/{id}/documents/{document_id}/confirmation. */
export const DocumentConfirmation = z.strictObject({
  is_own: z
    .boolean()
    .describe('true: it is this organization’s report although its text does not name it; false: takes that back'),
  by: Line.optional().describe('who confirms; "this project" if absent'),
})
export type DocumentConfirmation = z.infer<typeof DocumentConfirmation>

const by = Line.optional().describe('who decides; "this project" if absent')

export const FigureDecision = z.strictObject({
  decision: z.enum(['accepted', 'rejected', 'proposed']),
  by,
  note: Line.optional(),
})

export const FigureCorrection = z.strictObject({
  decision: z.literal('corrected'),
  year: z.number().int().min(1990).max(2100),
  scope: z.enum([...documentScopes, ...factKinds]).describe(`${scopeMeaning}; of a fact, its kind`),
  value: z
    .number()
    .nonnegative()
    .max(1e15)
    .describe('tonnes CO2e, at most 1e12; for a fact in the unit of its `value`'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional()
    .describe('ISO 4217; required for revenue'),
  by,
  note: Line.optional(),
})

/** Body of POST /organizations/{id}/documents/{document_id}/figures/{figure_id}. */
export const FigureVerdict = z.discriminatedUnion('decision', [FigureDecision, FigureCorrection])
export type FigureVerdict = z.infer<typeof FigureVerdict>
