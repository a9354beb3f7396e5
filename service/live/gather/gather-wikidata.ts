import { z } from 'zod'
import { type Gathered, type Gathering, type LiveSource, ShapeChanged } from '../live-source'
import { parseAnswer } from '../parse-answer'
import { type FootprintStatement, writeFootprints } from './write-footprints'

const pageSize = 5000

/** Statements about companies, enterprises and businesses; a page begins after the last statement of the page before. */
function sparql(after: string): string {
  const next = after === '' ? '' : `FILTER(STR(?statement) > ${JSON.stringify(after)})`
  return `SELECT ?item ?statement (SAMPLE(?label) AS ?name) (SAMPLE(?rank0) AS ?rank) (SAMPLE(?amount0) AS ?amount) (SAMPLE(?unit0) AS ?unit)
 (GROUP_CONCAT(DISTINCT STR(?role); separator="|") AS ?roles) (GROUP_CONCAT(DISTINCT STR(?part); separator="|") AS ?parts)
 (MAX(?until) AS ?end) (MAX(?at) AS ?point) (SAMPLE(?url) AS ?ref)
WHERE {
  ?item p:P5991 ?statement .
  ?item wdt:P31 ?type . VALUES ?type { wd:Q783794 wd:Q6881511 wd:Q4830453 }
  ?statement wikibase:rank ?rank0 ; psv:P5991 ?value . FILTER(?rank0 != wikibase:DeprecatedRank)
  ?value wikibase:quantityAmount ?amount0 ; wikibase:quantityUnit ?unit0 .
  OPTIONAL { ?statement pq:P3831 ?role } OPTIONAL { ?statement pq:P518 ?part }
  OPTIONAL { ?statement pq:P582 ?until } OPTIONAL { ?statement pq:P585 ?at }
  OPTIONAL { ?statement prov:wasDerivedFrom/pr:P854 ?url }
  OPTIONAL { ?item rdfs:label ?label . FILTER(LANG(?label) IN ("en", "mul")) }
  ${next}
}
GROUP BY ?item ?statement ORDER BY STR(?statement) LIMIT ${pageSize}`
}

const Value = z.object({ value: z.string() })

const Binding = z.object({
  item: Value,
  statement: Value,
  name: Value.optional(),
  rank: Value,
  amount: Value,
  unit: Value,
  roles: Value.optional(),
  parts: Value.optional(),
  end: Value.optional(),
  point: Value.optional(),
  ref: Value.optional(),
})

const Answer = z.object({ results: z.object({ bindings: z.array(Binding) }) })

function idOf(uri: string): string {
  return uri.split('/').at(-1) ?? uri
}

function idsOf(uris: string | undefined): string[] {
  return (uris ?? '').split('|').flatMap((uri) => (uri === '' ? [] : [idOf(uri)]))
}

function toStatement(binding: z.infer<typeof Binding>): FootprintStatement {
  const { item, name, rank, amount, unit, roles, parts, end, point, ref } = binding
  return {
    item: idOf(item.value),
    name: name?.value ?? '',
    isPreferred: idOf(rank.value).endsWith('PreferredRank'),
    amount: amount.value,
    unit: idOf(unit.value),
    roles: idsOf(roles?.value),
    parts: idsOf(parts?.value),
    // A fiscal year is filed under the year it ends in.
    year: /^[+]?(\d{4})/.exec(end?.value ?? point?.value ?? '')?.[1] ?? '',
    reference: ref?.value ?? '',
  }
}

async function gatherWikidata({ publisher, report, today }: Gathering): Promise<Gathered> {
  const statements: FootprintStatement[] = []
  for (let after = ''; ; ) {
    const answer = await publisher.askJson(`?${new URLSearchParams({ format: 'json', query: sparql(after) })}`)
    if (answer.kind === 'unchanged') throw new ShapeChanged('The query of P5991 answered nothing')
    const { bindings } = parseAnswer(Answer, answer.json, 'The query of P5991').results
    statements.push(...bindings.map(toStatement))
    report({ step: 'statements', done: statements.length, total: null })
    const last = bindings.at(-1)?.statement.value
    if (last === undefined || bindings.length < pageSize) break
    if (last <= after) throw new ShapeChanged('The query of P5991 does not answer in the order it is asked for')
    after = last
  }
  const { csv, remarks } = writeFootprints(statements)
  return { files: [{ name: `wikidata-p5991-${today}.csv`, bytes: new TextEncoder().encode(csv) }], remarks }
}

export const wikidata: LiveSource = {
  id: 'wikidata',
  baseUrl: 'https://query.wikidata.org/sparql',
  key: null,
  // Wikidata's policy asks for a contact, and refuses the program's own name where many installations use it.
  needsContact: true,
  everyDays: 14,
  atOnce: 1,
  leastIntervalMs: 1_000,
  timeoutMs: 90_000,
  maxBytes: 50 * 1024 * 1024,
  byHand:
    'Set OPERATOR_CONTACT to an address that Wikidata may write to, and try again in an hour; there is no file to fetch by hand.',
  probe: {
    path: `?${new URLSearchParams({ format: 'json', query: 'SELECT (COUNT(*) AS ?count) (MAX(?until) AS ?newest) WHERE { ?item p:P5991 ?statement . OPTIONAL { ?statement pq:P582 ?until } }' })}`,
    describe: (json) => {
      const Count = z.object({
        results: z.object({ bindings: z.array(z.object({ count: Value, newest: Value.optional() })).min(1) }),
      })
      const [row] = parseAnswer(Count, json, 'The count of P5991').results.bindings
      return `${row?.count.value} statements, newest ${row?.newest?.value.slice(0, 10) ?? 'without a day'}`
    },
  },
  gather: gatherWikidata,
}
