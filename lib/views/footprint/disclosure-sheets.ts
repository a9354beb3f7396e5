import type { Format } from '@/lib/format/create-format'
import type { Words } from '@/lib/messages/words'
import type { CsvCell } from '@/lib/sheets/write-csv'
import type { FootprintAnswer, FootprintMethod } from '@/lib/views/answers/footprint/footprint-answer'
import { methodWord, reasonWord } from './footprint-words'

/** `disclosure`: the questions of reporting frameworks; `format`: how numbers within sentences are written. */
export type WorkbookWords = { footprint: Words<'footprint'>; disclosure: Words<'disclosure'>; format: Format }
export type DisclosureSheet = { name: string; rows: CsvCell[][] }

const tonnesUnit = 't CO₂e'
const percentUnit = '%'

/** The options of CDP's questionnaire, in its wording. */
const cdpMethods = {
  supplier_specific: 'Supplier-specific method',
  hybrid: 'Hybrid method',
  industry_average: 'Spend-based method',
} as const satisfies Record<FootprintMethod, string>

type Facts = {
  tonnes: number | null
  low: number | null
  high: number | null
  /** All in percent. */
  primary: number | null
  secondary: number | null
  covered: number | null
  methods: { method: FootprintMethod; share: number }[]
}

/** If a footprint covers nobody, nothing is known: its total is not zero. */
function factsOf({ total, methods }: FootprintAnswer): Facts {
  const isKnown = total.covered_suppliers > 0
  const primary = total.primary_share === null ? null : round(total.primary_share * 100)
  return {
    tonnes: isKnown ? round(total.kg / 1000) : null,
    low: isKnown ? round(total.low / 1000) : null,
    high: isKnown ? round(total.high / 1000) : null,
    primary,
    secondary: primary === null ? null : round(100 - primary),
    covered: total.spend > 0 ? round((total.covered_spend / total.spend) * 100) : null,
    methods: methods
      .filter(({ suppliers }) => suppliers > 0)
      .map(({ method, kg }) => ({ method, share: total.kg > 0 ? round((kg / total.kg) * 100) : 0 })),
  }
}

/** Three decimals, the most CDP accepts. */
function round(value: number): number {
  return Number(value.toFixed(3))
}

/**
 * What the footprint answers of three reporting frameworks, a sheet each: ESRS E1-6, question 7.8 of CDP and California's SB 253. It
 * is the part of a report that spend can answer, scope 3 categories 1 and 2; each sheet says what else is asked. Blank: not known.
 */
export function disclosureSheets(footprint: FootprintAnswer, words: WorkbookWords): DisclosureSheet[] {
  const facts = factsOf(footprint)
  return [
    { name: 'ESRS E1-6', rows: esrsRows(footprint, facts, words) },
    { name: 'CDP 7.8', rows: cdpRows(footprint, facts, words) },
    { name: 'SB 253', rows: californiaRows(footprint, facts, words) },
  ]
}

function esrsRows({ year, not_covered }: FootprintAnswer, facts: Facts, words: WorkbookWords): CsvCell[][] {
  const amounts = 'E1-6 44 (c), AR 48'
  return [
    [words.disclosure('place'), words.disclosure('asked'), year, words.disclosure('unit')],
    [amounts, words.disclosure('categories'), facts.tonnes, tonnesUnit],
    [amounts, words.disclosure('low'), facts.low, tonnesUnit],
    [amounts, words.disclosure('high'), facts.high, tonnesUnit],
    ['AR 46 (g)', words.disclosure('primary'), facts.primary, percentUnit],
    ...facts.methods.map(({ method, share }): CsvCell[] => [
      'AR 46 (h)',
      words.disclosure('byMethod', { method: methodWord(words.footprint, method) }),
      share,
      percentUnit,
    ]),
    ['AR 46 (h)', words.disclosure('covered'), facts.covered, percentUnit],
    ...not_covered
      .filter(({ suppliers }) => suppliers > 0)
      .map(({ reason, suppliers }): CsvCell[] => [
        'AR 46 (h)',
        words.disclosure('excluded', { reason: reasonWord(words.footprint, reason) }),
        suppliers,
        words.footprint('suppliers'),
      ]),
    [],
    [words.disclosure('rest')],
    [words.disclosure('esrsVersion')],
  ]
}

type Part = FootprintAnswer['scope_3_categories'][number]
const partWords = { 1: 'goods', 2: 'capitalGoods' } as const

/** A category in a row of its own, or what nobody told apart. Spend of which nothing is covered has no figure, and not 0. */
function partRow(part: Part, { year, currency }: FootprintAnswer, words: WorkbookWords): CsvCell[] {
  const { scope_3_category: category, kg, primary_share: primary, methods, spend, covered_spend } = part
  const isCalculated = covered_spend > 0
  const label = category === 1 || category === 2 ? partWords[category] : 'notApart'
  const told = words.disclosure('partExplanation', {
    year: String(year ?? '–'),
    spend: words.format.number.whole(spend),
    currency,
    share: spend > 0 ? words.format.number.significant((covered_spend / spend) * 100, 5) : '–',
  })
  return [
    words.disclosure(label),
    isCalculated ? 'Relevant, calculated' : null,
    isCalculated ? round(kg / 1000) : null,
    methods.length === 0 ? null : methods.map((method) => cdpMethods[method]).join('; '),
    primary === null ? null : round(primary * 100),
    label === 'notApart' ? `${told} ${words.disclosure('notApartHow')}` : told,
  ]
}

function cdpRows(footprint: FootprintAnswer, facts: Facts, words: WorkbookWords): CsvCell[][] {
  const { year, total, scope_3_categories: parts } = footprint
  const { suppliers, covered_suppliers: covered } = total
  const explanation = words.disclosure('explanation', {
    year: String(year ?? '–'),
    suppliers: words.format.number.whole(suppliers),
    covered: words.format.number.whole(covered),
    share: facts.covered === null ? '–' : words.format.number.significant(facts.covered, 5),
  })
  return [
    [
      words.disclosure('category'),
      words.disclosure('status'),
      words.footprint('emissionsTonnes'),
      words.footprint('method'),
      words.disclosure('primary'),
      words.disclosure('explain'),
    ],
    // Their sum comes last, where they are told apart: a report has a row for each category.
    ...parts.map((part) => partRow(part, footprint, words)),
    [
      words.disclosure('categories'),
      facts.tonnes === null ? null : 'Relevant, calculated',
      facts.tonnes,
      facts.methods.length === 0 ? null : facts.methods.map(({ method }) => cdpMethods[method]).join('; '),
      facts.primary,
      explanation,
    ],
    [],
    [words.disclosure('rest')],
    [words.disclosure('cdpVersion')],
  ]
}

function californiaRows({ year }: FootprintAnswer, facts: Facts, words: WorkbookWords): CsvCell[][] {
  const place = 'Health and Safety Code § 38532'
  return [
    [words.disclosure('place'), words.disclosure('asked'), year, words.disclosure('unit')],
    [place, words.disclosure('categories'), facts.tonnes, tonnesUnit],
    [place, words.disclosure('low'), facts.low, tonnesUnit],
    [place, words.disclosure('high'), facts.high, tonnesUnit],
    [place, words.disclosure('primary'), facts.primary, percentUnit],
    [place, words.disclosure('secondary'), facts.secondary, percentUnit],
    [place, words.disclosure('covered'), facts.covered, percentUnit],
    [place, words.disclosure('standard'), 'GHG Protocol Corporate Value Chain (Scope 3) Standard', null],
    [place, words.disclosure('assurance'), words.disclosure('assuranceNone'), null],
    [],
    [words.disclosure('rest')],
  ]
}
