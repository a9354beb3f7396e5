import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { type CarbonClient, dataOf } from '@/client/src/client'
import { kilograms } from '../describe-organization'
import { answer, orRefusal } from './answer'
import { given } from './given'

const readOnly = { readOnlyHint: true, openWorldHint: false } as const

const filters = {
  country: z.string().optional().describe('ISO 3166-1 codes, separated by commas'),
  industry: z.string().optional().describe('ISIC Rev. 4 divisions or sections, separated by commas'),
  label: z.string().optional().describe('labels of the project'),
  currency: z.string().optional().describe('ISO 4217; USD where none is given'),
}

const Counted = z.object({
  what: z.string(),
  organizations: z.number().int(),
  of: z.number().int(),
  note: z.string().nullable(),
})

export function addPortfolioTools(server: McpServer, client: CarbonClient): void {
  server.registerTool(
    'portfolio_summary',
    {
      title: 'Sum up the portfolio',
      description:
        'How many organizations of the project have figures, targets and scores; what is not known is counted as not known.',
      inputSchema: filters,
      outputSchema: {
        organizations: z.number().int(),
        counts: z.array(Counted),
        newest_years: z.array(z.object({ year: z.number().int(), organizations: z.number().int() })),
        countries: z.array(z.object({ country: z.string(), organizations: z.number().int() })),
        median_intensity: z.string().describe('with unit and years, or why there is none'),
        source: z.string(),
      },
      annotations: readOnly,
    },
    (filter) =>
      orRefusal(async () => {
        const data = dataOf(await client.api.GET('/organizations/summary', { params: { query: given(filter) } }))
        const all = data.organizations
        const counted = (what: string, organizations: number, note: string | null = null) => ({
          what,
          organizations,
          of: all,
          note,
        })
        const { median_intensity: median, science_based_targets: targets, figures } = data
        return answer({
          organizations: all,
          counts: [
            counted('with worldwide emission figures', figures.worldwide),
            counted('with figures of one country only', figures.one_country),
            counted('recognised, without figures in our sources', figures.none, 'not that they disclose none'),
            counted('not recognised as a known company', figures.not_recognised),
            counted('still being researched', data.statuses.in_progress),
            counted('with a science-based target set', targets.yes),
            counted(
              'with a science-based target whose year has passed',
              targets.passed,
              'whether it was reached is not known',
            ),
            counted('without one', targets.no),
            counted('of which it is not known', targets.unknown),
            counted('without a score', data.without_score, 'less than 40 of 100 points are known'),
          ],
          newest_years: data.newest_worldwide_years.map(({ year, count }) => ({ year, organizations: count })),
          countries: data.countries
            .slice(0, 15)
            .map(({ id, count }) => ({ country: id ?? 'not known', organizations: count })),
          median_intensity:
            median === null
              ? 'none: it is told within one industry only, and where figures are known'
              : `${median.kilograms_per_unit} kg CO2e of scopes 1 and 2 per ${median.currency} of revenue, median of ${median.organizations} organizations, years ${median.first_year} to ${median.last_year}`,
          source: 'counted by the service over the organizations of this project, as of now',
        })
      }),
  )

  const Line = z.object({
    organization_id: z.number().int(),
    name: z.string().nullable(),
    kg: z.number().nullable().describe('kg CO2e; null: not covered'),
    low: z.number().nullable(),
    high: z.number().nullable(),
    method: z.string().nullable(),
    not_covered: z.string().nullable(),
  })
  server.registerTool(
    'footprint',
    {
      title: 'Footprint of the spend',
      description:
        'What a year of spend with the organizations of the project comes to in emissions (scope 3 categories 1 and 2), with range, method and what is not covered.',
      inputSchema: {
        ...filters,
        year: z
          .number()
          .int()
          .min(1990)
          .max(2099)
          .optional()
          .describe('of the spend; the newest with any where none is given'),
      },
      outputSchema: {
        said: z.string(),
        year: z.number().int().nullable(),
        unit: z.string(),
        kg: z.number().nullable().describe('null: no supplier is covered'),
        low: z.number().nullable(),
        high: z.number().nullable(),
        suppliers: z.number().int(),
        covered_suppliers: z.number().int(),
        not_covered: z.array(z.object({ reason: z.string(), suppliers: z.number().int() })),
        largest: z.array(Line),
        source: z.string(),
      },
      annotations: readOnly,
    },
    (query) =>
      orRefusal(async () => {
        const data = dataOf(await client.api.GET('/footprint', { params: { query: given(query) } }))
        const { total } = data
        const isKnown = total.covered_suppliers > 0
        return answer({
          said:
            data.year === null
              ? 'No spend is known, so there is no footprint; that is not 0.'
              : `${isKnown ? `${kilograms(total.kg)} (${kilograms(total.low)} to ${kilograms(total.high)})` : 'Nothing is known'} for ${total.covered_suppliers} of ${total.suppliers} suppliers in ${data.year}; the others are in no sum.`,
          year: data.year,
          unit: 'kg CO2e',
          kg: isKnown ? total.kg : null,
          low: isKnown ? total.low : null,
          high: isKnown ? total.high : null,
          suppliers: total.suppliers,
          covered_suppliers: total.covered_suppliers,
          not_covered: data.not_covered.map(({ reason, suppliers }) => ({ reason, suppliers })),
          largest: data.lines.slice(0, 15).map(({ organization_id, name, result, not_covered }) => ({
            organization_id,
            name,
            kg: result?.kg ?? null,
            low: result?.low ?? null,
            high: result?.high ?? null,
            method: result?.method ?? null,
            not_covered,
          })),
          source: 'computed by the service by the best method that is possible for each supplier (docs/footprint.md)',
        })
      }),
  )
}
