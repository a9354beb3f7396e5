import { z } from 'zod'
import { Text as SafeText } from '@/service/contract/text'
import { documentFailures } from './document-failures'
import { documentScopes, factKinds } from './document-scopes'
import { figureReasons } from './figure-reasons'

/** Extensions of ours: reports that a project gives for an organization, and the figures read out of them. */

const Text = z.string().nullable()
const Line = SafeText.trim().min(1).max(300)
const Instant = z.iso.datetime().nullable()

export const DocumentScope = z.enum(documentScopes)
export type DocumentScope = z.infer<typeof DocumentScope>

const scopeMeaning = '"2" is scope 2 whose method the report does not state; lb: location based, mb: market based'

export const ReportDocument = z.object({
  id: z.number().int(),
  name: z.string(),
  origin: z
    .enum(['uploaded', 'address', 'source', 'found'])
    .describe('source: a public source names its address; found: on the organization’s own website, by the service'),
  url: Text.describe('where it was fetched from'),
  media_type: Text,
  size: z.number().int().nullable().describe('bytes; null until it was fetched'),
  state: z.enum(['waiting', 'reading', 'read', 'failed']),
  failure: Text.describe('why it could not be read, in words; of one that is read, why not to its end'),
  failure_code: z.enum(documentFailures).nullable().describe('the same for programs; null where it has no code'),
  failure_limit: z
    .number()
    .int()
    .nullable()
    .describe(
      'what was exceeded: MB of unpacks_too_large and needs_too_much_memory, s of takes_too_long, pages of too_many_pages, pieces of text of page_too_full',
    ),
  pages: z.number().int().nullable(),
  pages_read: z.number().int().describe('fewer than `pages` while it is read, and where it was not read to its end'),
  skipped_pages: z
    .array(z.number().int())
    .nullable()
    .describe('broken inside a file that is not, so that nothing of them was read; null where that is not known'),
  model_reading: z
    .object({
      model: z.string(),
      host: z.string(),
      prompt: z.string().describe('version of the question, docs/reports.md'),
      pages: z.array(z.number().int()).describe('whose text was sent'),
      failure: z.enum(['unreachable', 'refused', 'unreadable']).nullable(),
      dropped: z.number().int().describe('amounts it gave that stand on no page, and were left out'),
    })
    .nullable()
    .describe('the language model that read it too; null: none was asked'),
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
  .describe('where it stands on the page, in points from its upper left corner')

const asRead = {
  printed_value: z.string(),
  printed_unit: z.string(),
  page: z.number().int().describe('counted from 1 in the file'),
  quote: z.string(),
  box: Box,
  confidence: z.number().min(0).max(1).describe('for ordering; not calibrated'),
  reasons: z
    .array(z.object({ rule: z.enum(figureReasons), values: z.record(z.string(), z.string()) }))
    .describe('why it was read so: rules by their names, each with what it saw'),
  proof: z
    .enum(['sum', 'two_readers', 'person'])
    .nullable()
    .describe(
      'sum: a sum that the report prints bears the figure out; two_readers: rules and a language model read the same amount; person: a person verified it; null: none of them',
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
    .describe('what the other reader read for the same year and scope; null: nothing, or it was not asked'),
  decision: z.enum(['proposed', 'accepted', 'corrected', 'rejected']),
  is_shown_unchecked: z
    .boolean()
    .describe('a proposal that is shown among the figures, marked: a sum that the report prints bears it out'),
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
  id: z.number().int().describe('decided about like a figure, under the same path'),
  kind: z.enum(factKinds),
  year: z.number().int(),
  value: z.number().describe('whole units of `currency`; persons or full-time equivalents'),
  currency: Text.describe('ISO 4217; null for employees, and where the report does not say whose "$" or "kr" it is'),
  basis: Text.describe('how employees are counted, where the report says it'),
  ...asRead,
  corrected: z.object({ year: z.number().int(), value: z.number(), currency: Text }).nullable(),
  ...asDecided,
})
export type DocumentFact = z.infer<typeof DocumentFact>

/** What the report says of how its emissions were computed; nothing stands here of what it does not print. */
export const DocumentStatement = z.object({
  kind: z.enum(['assurance', 'boundary', 'base_year', 'gwp']),
  value: z
    .string()
    .describe(
      'assurance: none, limited, reasonable; boundary: operational_control, financial_control, equity_share; base_year: the year; gwp: SAR, TAR, AR4, AR5, AR6',
    ),
  assured_by: Text.describe('of an assurance; null where the words do not say it'),
  page: z.number().int(),
  quote: z.string(),
  box: Box,
})
export type DocumentStatement = z.infer<typeof DocumentStatement>

/** What a public source states for the same organization, to compare with. */
export const PublicFigure = z.object({
  year: z.number().int(),
  scope: DocumentScope,
  value: z.number().describe('tonnes CO2e'),
  publisher: z.string(),
})
export type PublicFigure = z.infer<typeof PublicFigure>

/** The same of revenue, in the currency it was published in. */
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
    .describe('where the text of at most so many pages of each report that is given goes; null: nowhere'),
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
    .describe('worldwide, of the matched company, also where verified figures of a report stand in their place'),
  public_revenues: z.array(PublicRevenue),
})
export type DocumentReading = z.infer<typeof DocumentReading>

/** Body of POST /organizations/{id}/documents where a report is to be fetched. */
export const DocumentAddress = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).max(2000),
  name: Line.optional(),
  by: Line.optional().describe('who adds it'),
})
export type DocumentAddress = z.infer<typeof DocumentAddress>

/** Query of POST /organizations/{id}/documents where the body is the report itself. */
export const DocumentUpload = z.strictObject({ name: Line, by: Line.optional() })
export type DocumentUpload = z.infer<typeof DocumentUpload>

/** Body of POST /organizations/{id}/documents/{document_id}/confirmation. */
export const DocumentConfirmation = z.strictObject({
  is_own: z
    .boolean()
    .describe('true: it is this organization’s report although its text does not name it; false: takes that back'),
  by: Line.optional().describe('who says it; "this project" where nobody is named'),
})
export type DocumentConfirmation = z.infer<typeof DocumentConfirmation>

const by = Line.optional().describe('who decides; "this project" where nobody is named')

export const FigureDecision = z.strictObject({
  decision: z.enum(['accepted', 'rejected', 'proposed']),
  by,
  note: Line.optional(),
})

export const FigureCorrection = z.strictObject({
  decision: z.literal('corrected'),
  year: z.number().int().min(1990).max(2100),
  scope: z.enum([...documentScopes, ...factKinds]).describe(`${scopeMeaning}; of a fact, its kind`),
  value: z.number().nonnegative().max(1e15).describe('tonnes CO2e, at most 1e12; of a fact as there'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional()
    .describe('of revenue, which must have one; ISO 4217'),
  by,
  note: Line.optional(),
})

/** Body of POST /organizations/{id}/documents/{document_id}/figures/{figure_id}. */
export const FigureVerdict = z.discriminatedUnion('decision', [FigureDecision, FigureCorrection])
export type FigureVerdict = z.infer<typeof FigureVerdict>
