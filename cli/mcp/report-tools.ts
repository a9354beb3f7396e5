import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { type CarbonClient, type components, dataOf } from '@/client/src/client'
import { answer, orRefusal } from './answer'
import { Id } from './read-tools'

const readOnly = { readOnlyHint: true, openWorldHint: false } as const
type Schemas = components['schemas']
type EmissionRead = Schemas['DocumentReading']['figures'][number]
type FactRead = Schemas['DocumentReading']['facts'][number]

const Report = z.object({
  report_id: z.number().int().describe('for the tool report_figures'),
  name: z.string(),
  state: z.string().describe('"waiting" and "reading": it is not read to its end yet; "read"; "failed"'),
  problem: z.string().nullable().describe('why it was not read, or not to its end'),
  pages: z.number().int().nullable(),
  added_at: z.string(),
  is_of_another: z
    .boolean()
    .describe(
      'true: its text does not name the organization, so it may be another company’s; a person has to confirm it first',
    ),
})

/** What a report prints, with what is needed to quote it. */
const ReportFigure = z.object({
  what: z.string(),
  value: z.number(),
  unit: z.string(),
  year: z.number().int(),
  method: z
    .string()
    .nullable()
    .describe('of scope 2 or of counting employees; null: the report does not say, or there is none'),
  page: z.number().int().describe('counted from 1 in the file'),
  quote: z.string().describe('the words around it, as printed'),
  printed: z.string().describe('amount and unit as printed'),
  state: z
    .string()
    .describe('"proposed": nobody has decided, so it may be misread; "accepted", "corrected", "rejected"'),
  proof: z
    .string()
    .nullable()
    .describe('sum: a sum printed in the report confirms it; two_readers: read twice; person: verified; null: none'),
  corrected_to: z.string().nullable().describe('what a person put in its place'),
  said: z.string().describe('the figure as it may be told to a reader'),
})

/** Tools for the reports of an organization and what was read from them. */
export function addReportTools(server: McpServer, client: CarbonClient): void {
  server.registerTool(
    'list_reports',
    {
      title: 'List the reports of an organization',
      description: 'Sustainability reports that were given or found for an organization, and how far each was read.',
      inputSchema: { id: Id },
      outputSchema: { reports: z.array(Report).describe('the newest first; empty: none was given or found') },
      annotations: readOnly,
    },
    ({ id }) =>
      orRefusal(async () => {
        const { documents } = dataOf(
          await client.api.GET('/organizations/{id}/documents', { params: { path: { id } } }),
        )
        return answer({ reports: documents.map(describeReport) })
      }),
  )
  server.registerTool(
    'report_figures',
    {
      title: 'Read the figures of a report',
      description:
        'What was read from one report: emissions, revenue and employees with page, quote, unit, year and method, and whether a person has accepted each. A proposal is no figure of the organization.',
      inputSchema: {
        id: Id,
        report_id: z.number().int().min(1).describe('id of the report, as list_reports answers it'),
      },
      outputSchema: {
        report: Report,
        figures: z.array(ReportFigure),
        statements: z.array(z.string()).describe('assurance, boundary, base year and warming potentials, as printed'),
        note: z.string(),
      },
      annotations: readOnly,
    },
    ({ id, report_id }) => orRefusal(async () => answer(await describeReading(client, id, report_id))),
  )
}

export function describeReport(document: Schemas['ReportDocument']): z.infer<typeof Report> {
  const { id, name, state, failure, pages, added_at, asks_whose } = document
  return { report_id: id, name, state, problem: failure, pages, added_at, is_of_another: asks_whose }
}

/** A report with everything that was read from it so far. */
export async function describeReading(client: CarbonClient, id: number, documentId: number) {
  const path = { id, documentId }
  const reading = dataOf(await client.api.GET('/organizations/{id}/documents/{documentId}', { params: { path } }))
  const report = describeReport(reading.document)
  const figures = [...reading.figures.map(emissionOf), ...reading.facts.map(factOf)]
  return {
    report,
    figures: figures.map((figure) => ({ ...figure, said: tell(figure, reading.document.name) })),
    statements: reading.statements.map(
      ({ kind, value, assured_by: by, page }) =>
        `${kind.replaceAll('_', ' ')}: ${value.replaceAll('_', ' ')}${by === null ? '' : `, by ${by}`} (page ${page})`,
    ),
    note: noteOf(report, figures.length),
  }
}

function noteOf({ state, is_of_another: isOfAnother }: z.infer<typeof Report>, count: number): string {
  if (state === 'waiting' || state === 'reading') return 'It is still being read: figures may be missing or change'
  if (state === 'failed') return 'It could not be read: that says nothing about what it reports'
  if (isOfAnother) return 'Its text does not name the organization: it may be the report of another company'
  return count === 0
    ? 'No figures were found in it, which is not 0'
    : 'Proposals were read by rules or a model and may be misread: quote them with page and state'
}

const methods: Readonly<Record<string, string>> = { '2lb': 'location based', '2mb': 'market based' }

function scopeWords(scope: string): string {
  if (scope === '1+2') return 'Scopes 1 and 2'
  if (scope.startsWith('3.')) return `Scope 3, category ${scope.slice(2)}`
  return `Scope ${scope.slice(0, 1)}`
}

type Read = Omit<z.infer<typeof ReportFigure>, 'said'>

function emissionOf(figure: EmissionRead): Read {
  const { scope, value, gas, year, corrected } = figure
  return {
    what: `${scopeWords(scope)} emissions`,
    value,
    unit: `t ${gas}`,
    year,
    method: methods[scope] ?? null,
    ...shared(figure),
    corrected_to:
      corrected === null ? null : `${scopeWords(corrected.scope)}, ${corrected.year}: ${corrected.value} t CO2e`,
  }
}

function factOf(fact: FactRead): Read {
  const { kind, value, currency, basis, year, corrected } = fact
  const unitOf = (of: string | null) => (kind === 'employees' ? 'employees' : (of ?? 'currency not known'))
  return {
    what: kind === 'employees' ? 'Employees' : 'Revenue',
    value,
    unit: unitOf(currency),
    year,
    method: basis,
    ...shared(fact),
    corrected_to: corrected === null ? null : `${corrected.year}: ${corrected.value} ${unitOf(corrected.currency)}`,
  }
}

function shared(read: EmissionRead | FactRead) {
  const { page, quote, printed_value, printed_unit, decision, proof } = read
  return { page, quote, printed: `${printed_value} ${printed_unit}`.trim(), state: decision, proof }
}

function tell({ what, value, unit, year, method, page, state }: Read, report: string): string {
  const amount = value.toLocaleString('en', { maximumFractionDigits: 3 })
  const how = method === null ? '' : `, ${method}`
  return `${what}: ${amount} ${unit}, ${year}${how}, page ${page} of ${report}, ${state}`
}
