import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { FetchFailure } from '@/service/fetching/fetch-failure'
import { forEachAtOnce } from '@/service/fetching/for-each-at-once'
import { REVENUE_TAGS } from '@/service/sources/sec-companyfacts/revenue-tags'
import { listFilersWithFigures } from '@/service/storage/companies/filers'
import type { Gathered, Gathering, LiveSource } from '../live-source'
import { parseAnswer } from '../parse-answer'

const atOnce = 4

const Fact = z.object({
  start: z.string().optional(),
  end: z.string(),
  val: z.number(),
  accn: z.string(),
  form: z.string(),
  filed: z.string(),
})
const Answer = z.object({
  cik: z.union([z.int(), z.string()]),
  entityName: z.string(),
  facts: z.record(z.string(), z.record(z.string(), z.object({ units: z.record(z.string(), z.array(Fact)) }))),
})

function pathOf(cik: string): string {
  return `/api/xbrl/companyfacts/CIK${cik.padStart(10, '0')}.json`
}

/** Picks the annual revenue out of an answer of several megabytes. */
function revenueOf(cik: string, { entityName, facts }: z.infer<typeof Answer>) {
  return {
    cik,
    name: entityName,
    facts: REVENUE_TAGS.flatMap(([taxonomy, tag]) =>
      Object.entries(facts[taxonomy]?.[tag]?.units ?? {}).flatMap(([currency, ofCurrency]) =>
        !/^[A-Z]{3}$/.test(currency)
          ? []
          : ofCurrency.flatMap(({ start, ...fact }) =>
              start !== undefined && /^(?:10-K|20-F|40-F)/.test(fact.form) ? [{ tag, currency, start, ...fact }] : [],
            ),
      ),
    ),
  }
}

async function askFiler({ publisher, kept }: Gathering, cik: string): Promise<void> {
  const before = await kept.find(cik)
  if (before?.isOfThisRound) return
  try {
    const answer = await publisher.askJson(pathOf(cik), before ?? undefined)
    if (answer.kind === 'unchanged') return await kept.confirm(cik)
    await kept.keep(cik, revenueOf(cik, parseAnswer(Answer, answer.json, pathOf(cik))), answer)
  } catch (error) {
    if (!(error instanceof FetchFailure) || error.facts.status !== 404) throw error
    await kept.keep(cik, null)
  }
}

/**
 * Fetches the revenue of companies whose worldwide emissions are known, and of registered ones. For others revenue alone is not
 * worth a question.
 */
async function gatherCompanyfacts(gathering: Gathering): Promise<Gathered> {
  const filers = await listFilersWithFigures(gathering.database)
  let done = 0
  await forEachAtOnce(filers, atOnce, async (cik) => {
    await askFiler(gathering, cik)
    done += 1
    gathering.report({ step: 'filers', done, total: filers.length })
  })
  const lines: string[] = []
  let missing = 0
  for await (const { answer } of gathering.kept.entries()) {
    if (answer === null) missing += 1
    else lines.push(JSON.stringify(answer))
  }
  const bytes = gzipSync(`${lines.join('\n')}\n`)
  const remarks = missing > 0 ? [`${missing} of ${filers.length} filers have no figures in XBRL`] : []
  return { files: [{ name: `companyfacts-${gathering.today}.ndjson.gz`, bytes }], remarks }
}

export const secCompanyfacts: LiveSource = {
  id: 'sec-companyfacts',
  baseUrl: 'https://data.sec.gov',
  key: null,
  needsContact: true,
  everyDays: 30,
  atOnce,
  // The SEC allows ten questions a second.
  leastIntervalMs: 125,
  timeoutMs: 60_000,
  maxBytes: 100 * 1024 * 1024,
  byHand: 'Set OPERATOR_CONTACT to your name and e-mail address (the SEC refuses programs without), and try again.',
  probe: {
    path: pathOf('320193'),
    describe: (json) => {
      const answer = parseAnswer(Answer, json, pathOf('320193'))
      const ends = revenueOf('320193', answer).facts.map(({ end }) => end)
      return `${answer.entityName}, newest year of revenue to ${ends.toSorted().at(-1) ?? 'no day'}`
    },
  },
  gather: gatherCompanyfacts,
}
