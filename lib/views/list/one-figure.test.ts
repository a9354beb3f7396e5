import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { OrganizationSummary } from '@/lib/views/answers/list-answer'
import { comparedMeasures } from '@/lib/views/compare/compared-measures'
import { viewEmissions } from '@/lib/views/emissions/emissions-view'
import { coverageInWords } from '@/lib/views/emissions/scope-3-coverage'
import { viewGroup } from '@/lib/views/organization/group-view'
import { summarizeOrganization } from '@/lib/views/organization/summarize-organization'
import { answerWith } from '@/lib/views/testing/answer-for-tests'
import { compileCompanies } from '@/service/compile/companies/compile-companies'
import { readAliases } from '@/service/compile/join/aliases'
import type { ChosenFigure } from '@/service/figures/choose-figures'
import { presentEmissions } from '@/service/organizations/present/present-emissions'
import { readRecords } from '@/service/reference/read-records'
import type { Company, Disclosure, SourceId } from '@/service/reference/records'
import { buildPerformances } from '@/service/research/figures/build-performances'
import { figuresForList } from '@/service/research/figures/list-figures'
import { exportHeaders, toCells } from './export-table'
import { viewRow } from './portfolio-row'

const sources: SourceId[] = [
  'read-reports',
  'klimatkollen',
  'wikidata',
  'os-climate-itr',
  'carbon-gap',
  'small-collections',
]
const directory = fileURLToPath(new URL('../../../service/reference/data', import.meta.url))
const format = createFormat('en')

let companies: Company[]
let disclosures: Map<number, Disclosure[]>
beforeAll(() => {
  const compiled = compileCompanies(
    sources.flatMap((source) => readRecords(directory, source)),
    readAliases(),
  )
  companies = compiled.companies
  disclosures = Map.groupBy(compiled.disclosures, ({ companyId }) => companyId)
}, 300_000)

/** Those whose figures once differed from one place to the next, and every so many of the others. */
const named = /^(trelleborg|volvo|nestl|apple|ikea|costco|basf|lg chem|jpmorgan|unitedhealth|stora enso|atlas copco)/i

function sampleOf(all: readonly Company[]): Company[] {
  const worldwide = all.filter(({ id }) => disclosures.get(id)?.some(({ region }) => region === 'GLOBAL'))
  const chosen = worldwide.filter(({ name }) => named.test(name))
  const others = worldwide.filter(({ name }) => !named.test(name))
  const step = Math.max(1, Math.floor(others.length / 60))
  return [...chosen, ...others.filter((_, place) => place % step === 0)]
}

function toWire(figure: ChosenFigure | null) {
  return (
    figure && {
      year: figure.year,
      region: figure.region,
      kilograms: figure.kilograms,
      covers: figure.covers,
      basis: figure.basis,
      scope_2_method: figure.scope2Method,
      scope_3_categories: figure.scope3Categories,
      scope_3_coverage: figure.scope3Coverage,
      lacks_investments: figure.lacksInvestments,
      publishers: figure.sources,
      series: figure.series.map(([year, kilograms]) => ({ year, kilograms })),
    }
  )
}

/** "Amount, year" of scopes 1 and 2 and of all scopes, at each place that says them; null: it says none. */
function placesOf(company: Company): Record<string, (string | null)[]> {
  const performances = buildPerformances(disclosures.get(company.id) ?? [])
  const industry = company.industry && { id: company.industry.id, confidence: company.industry.confidence }
  const stored = figuresForList({ performances, industry, industryGroup: company.industryGroup })
  const ofList = OrganizationSummary.parse({
    id: 1,
    scopes_1_and_2: toWire(stored.scopes1And2),
    all_scopes: toWire(stored.allScopes),
  })
  const years = performances.map((one) => ({ ...one, emissions: presentEmissions(one), publishers: one.sources }))
  const fields = {
    industry: industry && { id: industry.id, name: 'Any' },
    industry_group: company.industryGroup.map((id) => ({ id, name: 'Any' })),
  }
  const answer = answerWith({ ...fields, performances: years })
  const ofPage = summarizeOrganization(answer)
  const group = viewGroup(
    answerWith({ ...fields, group: { parent: { name: 'Parent' }, is_shown: true, performances: years } }),
    format,
  )
  const say = (kilograms: number | null | undefined, year: number | null | undefined) =>
    kilograms == null ? null : `${format.massInWords(kilograms)}, ${year}`
  const row = viewRow(ofList, format)
  const cells = toCells(ofList, format)
  const heads = exportHeaders(format.words('export'))
  const cell = (head: string) => cells[heads.indexOf(head)]
  const compared = (key: string) => {
    const found = comparedMeasures(format)
      .find((one) => one.key === key)
      ?.of(answer)[0]
    return found ? say(found.value, found.year) : null
  }
  return {
    list: [row.scopes1And2, row.allScopes].map(
      (figure) => figure && `${figure.mass.figure} ${figure.mass.unit} CO₂e, ${figure.year}`,
    ),
    export: [
      say(cell('Scopes 1 and 2 (kg CO2e)') as number | null, cell('Scopes 1 and 2: year') as number),
      say(cell('All scopes (kg CO2e)') as number | null, cell('All scopes: year') as number),
    ],
    'list of the browser': [ofPage.scopes_1_and_2, ofPage.all_scopes].map((figure) =>
      say(figure?.kilograms, figure?.year),
    ),
    'group box': [group?.scopes1And2, group?.allScopes].map((figure) =>
      figure ? `${figure.amount}, ${figure.year}` : null,
    ),
    compare: [compared('scopes1And2'), compared('allScopes')],
    // A single chart speaks of all scopes where the organization has them, else of scopes 1 and 2.
    page: pageOf(answer, ofPage),
  }
}

/** What the page's charts claim, taken for the amount only where the claim is that of the list in full. */
function pageOf(
  answer: ReturnType<typeof answerWith>,
  { scopes_1_and_2: operations, all_scopes: all }: OrganizationSummary,
) {
  const claims = viewEmissions(answer, format)
    .filter(({ region }) => region === 'worldwide')
    .flatMap(({ charts }) => charts.map(({ claim }) => claim))
  return [operations, all].map((figure) => {
    if (figure === null) return null
    const amount = `${format.massInWords(figure.kilograms ?? 0)} in ${figure.year}`
    const whole = `${amount} (${coverageInWords(figure, format)})`
    const part = `${amount}: ${coverageInWords(figure, format)} only, more is not in our sources`
    const isAllOfOneChart = figure === operations && all !== null && claims.length === 1
    return claims.includes(whole) || claims.includes(part) || isAllOfOneChart
      ? `${format.massInWords(figure.kilograms ?? 0)}, ${figure.year}`
      : `the page says ${claims.join(' and ')}`
  })
}

it('says one amount of one year on the page, in lists, exports, comparisons and of a group', () => {
  const sample = sampleOf(companies)
  expect(sample.length).toBeGreaterThan(60)
  let amounts = 0
  const apart = sample.flatMap((company) => {
    const { list, ...others } = placesOf(company)
    const [operations, all] = list ?? []
    amounts += Number(operations !== null) + Number(all !== null)
    return Object.entries(others).flatMap(([place, said]) =>
      [operations, all].flatMap((listed, column) => {
        // Scope 1 alone is told as such and not compared.
        if (listed === said[column] || (place === 'compare' && said[column] === null)) return []
        return [`${company.name}: list ${listed}, ${place} ${said[column]}`]
      }),
    )
  })
  expect(apart).toEqual([])
  expect(amounts).toBeGreaterThan(80)
})
