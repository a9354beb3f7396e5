import type { Words } from '@/lib/messages/words'
import type { CsvCell } from '@/lib/sheets/write-csv'
import type { FootprintAnswer, FootprintLine, TargetState } from '@/lib/views/answers/footprint/footprint-answer'
import type { KeptHead } from '@/lib/views/answers/footprint/kept-footprint-answer'
import { disclosureSheets, type WorkbookWords } from './disclosure-sheets'
import { methodWord, reasonWord, targetWord } from './footprint-words'
import { editionNames, sayLineSources, usedEditions } from './line-sources'
import { sayPrices } from './say-prices'

/** When it was computed (ISO 8601), and for a kept footprint how to find and check it again. */
export type FootprintStamp = { at: string; kept: Omit<KeptHead, 'kept_at'> | null }

export type FootprintSheet = { name: string; rows: CsvCell[][] }

const kilogramsPerTonne = 1000
const tonnes = (kg: number) => kg / kilogramsPerTonne

/**
 * The sheets of the workbook, each with its column heads first: the total with what it does not cover, every line with its inputs,
 * targets, the editions used, and answers for three reporting frameworks. Emissions in tonnes CO2e. Blank: unknown.
 */
export function footprintSheets(
  footprint: FootprintAnswer,
  all: WorkbookWords,
  stamp: FootprintStamp,
): FootprintSheet[] {
  const words = all.footprint
  return [
    { name: words('sheetTotal'), rows: totalRows(footprint, words, stamp) },
    { name: words('sheetLines'), rows: lineRows(footprint, words) },
    { name: words('sheetTargets'), rows: targetRows(footprint, words) },
    { name: words('sheetMethod'), rows: methodRows(footprint, words) },
    ...disclosureSheets(footprint, all),
  ]
}

function totalRows(
  { year, currency, total, methods, not_covered }: FootprintAnswer,
  words: Words<'footprint'>,
  { at, kept }: FootprintStamp,
) {
  // Where nothing was computed, the sum of nothing is no amount.
  const computed = (kg: number) => (total.covered_suppliers === 0 ? null : tonnes(kg))
  const rows: CsvCell[][] = [
    [words('sheetTotal'), year ?? null],
    [words('computedAt'), at],
    ...(kept === null
      ? []
      : ([
          [words('keptOne'), kept.title],
          [words('keptNumber'), kept.id],
          [words('keptByColumn'), kept.kept_by],
          [words('version'), kept.version],
          [words('digest'), kept.digest],
        ] satisfies CsvCell[][])),
    [words('emissionsTonnes'), computed(total.kg)],
    [words('lowTonnes'), computed(total.low)],
    [words('highTonnes'), computed(total.high)],
    [words('primaryShare'), total.primary_share],
    [words('quality'), total.quality],
    [words('spendIn', { currency }), total.spend],
    [words('coveredSpend', { currency }), total.covered_spend],
    ...(total.credits === null || total.credits.suppliers === 0
      ? []
      : ([
          [words('creditsIn', { currency }), total.credits.amount],
          [words('creditsBeyondIn', { currency }), total.credits.beyond_spend],
        ] satisfies CsvCell[][])),
    [words('suppliers'), total.suppliers],
    [words('coveredSuppliers'), total.covered_suppliers],
    [],
    [words('method'), words('suppliers'), words('spendIn', { currency }), words('emissionsTonnes')],
    ...methods.map(({ method, suppliers, spend, kg }): CsvCell[] => [
      methodWord(words, method),
      suppliers,
      spend,
      tonnes(kg),
    ]),
    [],
    [words('notCovered'), words('suppliers'), words('spendIn', { currency })],
    ...not_covered.map(({ reason, suppliers, spend }): CsvCell[] => [reasonWord(words, reason), suppliers, spend]),
  ]
  return rows
}

function lineRows({ currency, lines, year, editions }: FootprintAnswer, words: Words<'footprint'>): CsvCell[][] {
  const heads = [
    words('supplier'),
    words('country'),
    words('industry'),
    words('spendIn', { currency }),
    words('emissionsTonnes'),
    words('lowTonnes'),
    words('highTonnes'),
    words('share'),
    words('method'),
    words('quality'),
    words('kgPerUsd'),
    words('figuresOf'),
    words('ownScopes'),
    words('ownUpstream'),
    words('upstreamCategories'),
    words('ownRevenue'),
    words('allocatedTonnes'),
    words('allocatedCovers'),
    words('statedToYou'),
    words('industryFactor'),
    words('priceYear'),
    words('industryDirect'),
    words('target'),
    words('remark'),
    words('prices'),
    words('factorIndustries'),
    words('factorCategories'),
    words('lineSources'),
  ]
  const nameOf = editionNames(editions)
  return [heads, ...lines.map((line) => [...lineCells(line, year, words), ...originCells(line, nameOf, words)])]
}

function lineCells(line: FootprintLine, year: number | null, words: Words<'footprint'>) {
  const { name, country, industry, spend, result, target, not_covered } = line
  const own = result?.own_figures ?? null
  const allocated = result?.allocated ?? null
  const remark = not_covered
    ? reasonWord(words, not_covered)
    : result?.not_possible
      ? words('notPossible', { method: methodWord(words, result.not_possible) })
      : result?.is_at_least
        ? words('atLeast', { count: own?.upstream_categories.length ?? 0 })
        : null
  const cells: CsvCell[] = [
    name,
    country,
    industry?.name ?? null,
    spend,
    result && tonnes(result.kg),
    result && tonnes(result.low),
    result && tonnes(result.high),
    result?.share ?? null,
    result && methodWord(words, result.method),
    result?.quality ?? null,
    result?.kg_per_usd ?? null,
    own?.year ?? null,
    own && tonnes(own.scope_1_and_2_kg),
    own?.upstream_scope_3_kg == null ? null : tonnes(own.upstream_scope_3_kg),
    own && own.upstream_categories.length > 0 ? own.upstream_categories.join(', ') : null,
    own?.revenue_usd ?? null,
    allocated && tonnes(allocated.kg),
    allocated && words(allocated.covers === 'cradle_to_gate' ? 'allocatedAll' : 'allocatedDirect'),
    allocated !== null || own?.is_private === true ? words('yes') : null,
    result?.factor?.kg_per_usd ?? null,
    result?.factor?.price_year ?? null,
    result?.industry_scopes_1_and_2?.kg_per_usd ?? null,
    targetWord(words, target),
    remark,
    sayPrices(words, line, year),
  ]
  return cells
}

/** What the factor of a line is of, and what all of it stands on. */
function originCells(line: FootprintLine, nameOf: (source: string) => string, words: Words<'footprint'>): CsvCell[] {
  const factor = line.result?.factor ?? null
  const industries =
    factor === null ? [] : factor.industries.length > 0 ? factor.industries : line.industry ? [line.industry] : []
  return [
    industries.length === 0 ? null : industries.map(({ name }) => name).join('; '),
    factor === null || factor.categories.length === 0 ? null : factor.categories.join('; '),
    sayLineSources(words, line, nameOf),
  ]
}

function targetRows({ engagement, total }: FootprintAnswer, words: Words<'footprint'>): CsvCell[][] {
  const states = Object.entries(engagement.targets) as [TargetState, (typeof engagement.targets)[TargetState]][]
  return [
    [words('target'), words('suppliers'), words('spendShare'), words('emissionShare')],
    ...states.map(([state, { suppliers, spend_share, emission_share }]): CsvCell[] => [
      targetWord(words, state),
      suppliers,
      // Without spend no share of it is known; the service's share is 0 then.
      total.spend > 0 ? spend_share : null,
      total.covered_suppliers > 0 ? emission_share : null,
    ]),
  ]
}

function methodRows(footprint: FootprintAnswer, words: Words<'footprint'>): CsvCell[][] {
  const { editions, rates } = footprint
  const nameOf = editionNames(editions)
  return [
    [words('source'), words('publisher'), words('editionCovers'), words('retrievedOn')],
    ...usedEditions(footprint).map(({ source, title, publisher, vintage, retrieved_at }): CsvCell[] => [
      title ?? source,
      publisher,
      vintage,
      retrieved_at,
    ]),
    [],
    [words('currency'), words('rateYear'), words('perUsd'), words('source')],
    ...rates.map(({ currency, year, per_usd, source }): CsvCell[] => [currency, year, per_usd, nameOf(source)]),
    [],
    [words('methodSupplier'), words('explainSupplier')],
    [words('methodHybrid'), words('explainHybrid')],
    [words('methodIndustry'), words('explainIndustry')],
    [words('quality'), words('explainQuality')],
  ]
}
