import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { type CarbonClient, type components, dataOf } from '@/client/src/client'
import { answer, orRefusal } from './answer'
import { commitmentsOf, Figure, figuresOfYear, Said } from './figures'

const readOnly = { readOnlyHint: true, openWorldHint: false } as const
export const Id = z.number().int().min(1).describe('id of an organization of the project, as find_company answers it')

const Described = z.object({
  id: z.number().int(),
  name: z.string(),
  country: z.string().nullable().describe('ISO 3166-1; null: not known'),
  industry: z.string().nullable().describe('ISIC Rev. 4 division; null: not known'),
  status: z.string().describe('"synced": research has ended; "errored": it failed; any other: it goes on'),
  company: z
    .string()
    .nullable()
    .describe(
      'the known company it was matched to; null: none so far, or, where research has ended, none at all, so nothing was looked up in our sources',
    ),
  score: z.object({ value: z.number().nullable(), unit: z.string(), said: z.string() }),
  figures: z
    .array(Figure)
    .describe(
      'of the newest year with any; empty: none in our sources, or not looked up (`company` null) or not yet (`status`)',
    ),
  other_years: z.array(z.string()),
  commitments: z.array(Said),
})

/** An organization with its newest figures. */
export async function describe(
  client: CarbonClient,
  id: number,
  currency: string | undefined,
): Promise<z.infer<typeof Described>> {
  const found = await client.get(id, currency === undefined ? {} : { currency })
  const [newest, ...others] = found.performances
    .map((performance, index) => ({ performance, index }))
    .sort((a, b) => b.performance.year - a.performance.year)
  const industry = found.industry?.name ?? found.industry_group.map(({ name }) => name).join(' or ')
  return {
    id: found.id,
    name: found.name,
    country: found.hq_region ?? null,
    industry: industry === '' ? null : industry,
    status: found.status,
    company: found.matching_organization?.name ?? null,
    score: {
      value: found.score,
      unit: '0 to 1, 1 is best',
      said: found.score === null ? 'no score: less than 40 of 100 points are known' : `${found.score} of 1`,
    },
    figures: newest === undefined ? [] : figuresOfYear(newest.performance, newest.index),
    other_years: others.map(
      ({ performance }) =>
        `${performance.year} (${performance.region === 'GLOBAL' ? 'worldwide' : performance.region})`,
    ),
    commitments: commitmentsOf(found),
  }
}

export function addReadTools(server: McpServer, client: CarbonClient): void {
  addFinding(server, client)
  server.registerTool(
    'get_organization',
    {
      title: 'Read an organization',
      description:
        'Newest emissions, revenue, score and commitments of an organization of the project, each with unit, year and source.',
      inputSchema: { id: Id, currency: z.string().optional().describe('ISO 4217; USD where none is given') },
      outputSchema: Described.shape,
      annotations: readOnly,
    },
    ({ id, currency }) => orRefusal(async () => answer(await describe(client, id, currency))),
  )
  server.registerTool(
    'compare',
    {
      title: 'Compare organizations',
      description:
        'The same figures of two to five organizations side by side, with what speaks against comparing them.',
      inputSchema: {
        ids: z.array(Id).min(2).max(5).describe('ids of two to five organizations, as find_company answers them'),
        currency: z.string().optional().describe('ISO 4217; USD where none is given'),
      },
      outputSchema: { organizations: z.array(Described), cautions: z.array(z.string()) },
      annotations: readOnly,
    },
    ({ ids, currency }) =>
      orRefusal(async () => {
        const organizations = await Promise.all(ids.map((id) => describe(client, id, currency)))
        return answer({ organizations, cautions: cautionsOf(organizations) })
      }),
  )
  addExplaining(server, client)
}

/** Warnings that must accompany a comparison of these figures. */
export function cautionsOf(organizations: readonly z.infer<typeof Described>[]): string[] {
  const different = (what: string, of: (one: z.infer<typeof Described>) => string | null) => {
    const values = organizations.map((one) => `${one.name}: ${of(one) ?? 'not known'}`)
    return new Set(organizations.map(of)).size > 1 ? [`${what} differ (${values.join(', ')})`] : []
  }
  return [
    ...different('Years', ({ figures }) => (figures[0]?.year ?? null)?.toString() ?? null),
    ...different('Places', ({ figures }) => figures[0]?.place ?? null),
    ...different('Industries', ({ industry }) => industry),
    ...different(
      'What is known',
      ({ figures }) =>
        figures
          .filter(({ value }) => value !== null)
          .map(({ what }) => what)
          .join(' + ') || null,
    ),
    ...organizations.flatMap(({ name, figures }) =>
      figures.length === 0 ? [`Of ${name} no figures are known, which is not 0`] : [],
    ),
  ]
}

function addFinding(server: McpServer, client: CarbonClient): void {
  const Found = z.object({
    company_id: z.number().int(),
    name: z.string(),
    country: z.string().nullable(),
    known: z.string(),
  })
  const Own = z.object({ id: z.number().int(), name: z.string(), country: z.string().nullable(), status: z.string() })
  server.registerTool(
    'find_company',
    {
      title: 'Find a company',
      description:
        'Organizations of the project and known companies, by a part of the name, an LEI, an ISIN, a ticker or a website.',
      inputSchema: { query: z.string().min(1).describe('at least three letters for known companies') },
      outputSchema: {
        organizations: z.array(Own).describe('of the project: their ids are for the other tools'),
        companies: z
          .array(Found)
          .describe('that public sources name; register_organization takes one into the project'),
        note: z.string(),
      },
      annotations: readOnly,
    },
    ({ query }) =>
      orRefusal(async () => {
        const own = []
        for await (const one of client.list({ q: query })) {
          own.push({ id: one.id, name: one.name, country: one.hq_region, status: one.status })
          if (own.length === 10) break
        }
        const search = await client.api.GET('/companies/search', { params: { query: { q: query } } })
        // Too short for searching known companies.
        const isSearched = search.response.status !== 400
        const companies = isSearched ? dataOf(search).companies.slice(0, 10).map(describeCompany) : []
        return answer({ organizations: own, companies, note: noteOf(own.length + companies.length, isSearched) })
      }),
  )
}

function noteOf(found: number, isSearched: boolean): string {
  if (!isSearched) return 'Known companies were not searched: that takes three letters or more.'
  return found === 0
    ? 'Nothing found. That says nothing about the company, only that these sources do not name it so.'
    : 'Figures are read with get_organization by the id of an organization of the project.'
}

function describeCompany({ company_id, name, hq_region, held }: components['schemas']['MatchCandidate']) {
  const years = held === null ? null : held.years
  const known =
    years === null
      ? 'not looked up'
      : years === 0
        ? 'no figures in our sources'
        : `${years} years of figures, the newest ${held?.latest_year ?? 'year not known'}`
  return { company_id, name, country: hq_region, known }
}

function addExplaining(server: McpServer, client: CarbonClient): void {
  server.registerTool(
    'explain_figure',
    {
      title: 'Explain a figure',
      description:
        'Where a figure comes from: as the publisher prints it, the place in its file, the report, the licence; the formula where it is computed; why it is missing where it is.',
      inputSchema: {
        id: Id,
        path: z.string().describe('`explain_with` of a figure, "/score", or the beginning of such a path'),
      },
      outputSchema: {
        figures: z.array(
          z.looseObject({
            path: z.string(),
            value: z.unknown(),
            unit: z.string(),
            method: z.string(),
            missing: z.string().nullable(),
          }),
        ),
        sources: z.array(
          z.looseObject({ id: z.string(), title: z.string(), licence: z.string(), retrieved_at: z.string() }),
        ),
        note: z.string(),
      },
      annotations: readOnly,
    },
    ({ id, path }) =>
      orRefusal(async () => {
        const data = dataOf(await client.api.GET('/organizations/{id}/evidence', { params: { path: { id } } }))
        const entries = data.entries
          .filter((entry) => entry.path === path || entry.path.startsWith(`${path}/`))
          .slice(0, 20)
        const sources = data.sources.filter(({ id: source }) =>
          JSON.stringify(entries).includes(JSON.stringify(source)),
        )
        return answer({
          figures: entries.map((entry) => ({
            path: entry.path,
            label: entry.label,
            value: entry.value,
            unit: entry.unit ?? 'no unit',
            method: entry.method ?? 'missing',
            missing: entry.missing?.words ?? null,
            printed: entry.statement?.printed ?? [],
            report: entry.statement?.document ?? null,
            source: entry.statement?.source ?? null,
            formula: entry.computation?.formula ?? null,
            inputs: (entry.computation?.inputs ?? []).map(({ label, value, unit }) => ({ label, value, unit })),
            chosen_because: entry.chosen_because,
            others: entry.others.map(({ value, unit, statement }) => ({ value, unit, source: statement.source })),
          })),
          sources,
          note:
            entries.length === 0
              ? `There is no figure at ${path}; get_organization names the paths.`
              : 'As the service holds it today.',
        })
      }),
  )
}
