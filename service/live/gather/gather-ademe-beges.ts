import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { ADEME_COLUMNS } from '@/service/sources/ademe-beges/read-ademe-beges'
import { type Gathered, type Gathering, type LiveSource, ShapeChanged } from '../live-source'
import { parseAnswer } from '../parse-answer'

const pageSize = 5000
const lines = '/datasets/bilan-ges/lines'

const Page = z.object({
  total: z.int().min(0),
  next: z.string().nullish(),
  results: z.array(z.record(z.string(), z.unknown())),
})

/** Columns without which there is no figure. The names are the publisher's and may change with the data set. */
const needed = ['raison_sociale', 'siren_principal', 'annee_de_reporting', 'emissions_publication_p11']

function pathOf(parameters: URLSearchParams): string {
  return `${lines}?${parameters}`
}

function firstPage(size: number): URLSearchParams {
  return new URLSearchParams({ size: String(size), select: ADEME_COLUMNS.join(',') })
}

/** The next page as the answer links it. Only the link's parameters are used, so that it cannot lead to another host. */
function nextPage(next: string | null | undefined): URLSearchParams | null {
  if (!next || !URL.canParse(next, 'https://data.ademe.fr')) return null
  return new URL(next, 'https://data.ademe.fr').searchParams
}

async function gatherAdemeBeges({ publisher, report, today }: Gathering): Promise<Gathered> {
  const rows: string[] = []
  const seen = new Set<string>()
  for (let page: URLSearchParams | null = firstPage(pageSize); page !== null; ) {
    const path = pathOf(page)
    if (seen.has(path)) throw new ShapeChanged(`${lines} leads back to a page that it gave before`)
    seen.add(path)
    const answer = await publisher.askJson(path)
    if (answer.kind === 'unchanged') throw new ShapeChanged(`${lines} answered nothing`)
    const { total, next, results } = parseAnswer(Page, answer.json, lines)
    const [first] = results
    if (rows.length === 0 && first !== undefined) requireColumns(results)
    rows.push(...results.map((row) => JSON.stringify(row)))
    report({ step: 'balances', done: rows.length, total })
    if (results.length === 0 && rows.length < total)
      throw new ShapeChanged(`${lines} says ${total}, and gave ${rows.length}`)
    page = rows.length >= total ? null : nextPage(next)
    if (page === null && rows.length < total) throw new ShapeChanged(`${lines} ends after ${rows.length} of ${total}`)
  }
  const bytes = gzipSync(`${rows.join('\n')}\n`)
  return { files: [{ name: `bilan-ges-${today}.ndjson.gz`, bytes }], remarks: [] }
}

function requireColumns(rows: readonly Readonly<Record<string, unknown>>[]): void {
  const missing = needed.filter((column) => !rows.some((row) => column in row))
  if (missing.length > 0) throw new ShapeChanged(`${lines} has no column ${missing.join(', ')}`)
}

export const ademeBeges: LiveSource = {
  id: 'ademe-beges',
  baseUrl: 'https://data.ademe.fr/data-fair/api/v1',
  key: null,
  needsContact: false,
  everyDays: 30,
  atOnce: 1,
  leastIntervalMs: 500,
  timeoutMs: 120_000,
  maxBytes: 60 * 1024 * 1024,
  byHand:
    'Ask https://data.ademe.fr/data-fair/api/v1/datasets/bilan-ges/lines?size=10000 in a browser page by page, write one balance on each line, and run: npx carbon-register data import ademe-beges FILE',
  probe: {
    path: pathOf(firstPage(20)),
    describe: (json) => {
      const { total, results } = parseAnswer(Page, json, lines)
      requireColumns(results)
      const years = results.map((row) => Number(row['annee_de_reporting'])).filter(Number.isInteger)
      return `${total} balances; of the first the newest is of ${Math.max(...years)}`
    },
  },
  gather: gatherAdemeBeges,
}
