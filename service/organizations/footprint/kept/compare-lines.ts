import type { Footprint, FootprintLine } from '@/service/contract/footprint/footprint'
import type { KeptFootprintCheck, LineReason } from '@/service/contract/footprint/kept-footprint'
import { factorRange } from '@/service/estimates/estimate-emissions'
import type { FootprintInputs, SupplierInputs } from '@/service/organizations/footprint/footprint-inputs'

/** A footprint with what it was computed from. */
export type Computed = { inputs: FootprintInputs; footprint: Footprint }

type OtherRate = KeptFootprintCheck['today']['rates'][number]

export type DifferingLine = {
  id: number
  name: string | null
  kgThen: number | null
  kgNow: number | null
  reasons: LineReason[]
}

/**
 * The suppliers for which any input of a line has changed, with every reason. `again`: what the present program computes from the stored
 * inputs, to tell a change of ours from one of a source.
 */
export function compareLines(then: Computed, now: Computed, again: Footprint): DifferingLine[] {
  const [inputsThen, inputsNow] = [byId(then.inputs), byId(now.inputs)]
  const [linesThen, linesNow, linesAgain] = [linesOf(then.footprint), linesOf(now.footprint), linesOf(again)]
  const others = new Set(otherRates(then.inputs, now.inputs).map(({ currency }) => currency))
  const ids = [...new Set([...inputsThen.keys(), ...inputsNow.keys()])]
  return ids
    .flatMap((id): DifferingLine[] => {
      const [lineThen, lineNow] = [linesThen.get(id), linesNow.get(id)]
      const [was, is] = [
        basisOf(then.inputs, inputsThen.get(id), lineThen),
        basisOf(now.inputs, inputsNow.get(id), lineNow),
      ]
      const kgThen = kgOf(lineThen)
      const reasons = reasonsOf(was, is, others)
      if (was !== undefined && kgOf(linesAgain.get(id)) !== kgThen) reasons.push('calculation')
      if (reasons.length === 0) return []
      return [{ id, name: (is ?? was)?.name ?? null, kgThen, kgNow: kgOf(lineNow), reasons }]
    })
    .toSorted((one, other) => differenceOf(other) - differenceOf(one) || one.id - other.id)
}

/** A supplier's inputs, with the factors by industry of the categories of spend that its line was computed with. */
type Basis = SupplierInputs & { ofCategories: [industryId: string, factor: SupplierInputs['factor']][] }

function basisOf(
  { categories }: FootprintInputs,
  supplier: SupplierInputs | undefined,
  line: FootprintLine | undefined,
): Basis | undefined {
  if (supplier === undefined) return undefined
  const used = line?.result?.factor?.categories ?? []
  const factors = new Map(
    categories.flatMap(({ category, industry, factor }) =>
      industry !== null && used.includes(category) ? [[industry.id, factor] as const] : [],
    ),
  )
  return { ...supplier, ofCategories: [...factors].toSorted(([one], [other]) => (one < other ? -1 : 1)) }
}

function reasonsOf(was: Basis | undefined, is: Basis | undefined, others: ReadonlySet<string>): LineReason[] {
  if (was === undefined) return ['added']
  if (is === undefined) return ['gone']
  const isOther = (of: (supplier: Basis) => unknown) => JSON.stringify(of(was)) !== JSON.stringify(of(is))
  const industryIsOther = isOther(({ industry, divisions, industryConfidence, ofCategories }) => [
    industry?.id ?? null,
    divisions,
    industryConfidence,
    ofCategories.map(([id]) => id),
  ])
  const reasons: readonly (readonly [LineReason, boolean])[] = [
    // What the first version did not keep is no difference: the categories of spend, and the sources of figures.
    ['spend', isOther(({ spend }) => spend.map(({ amount, currency, priceBasis }) => [amount, currency, priceBasis]))],
    ['rate', is.spend.some(({ currency }) => others.has(currency))],
    ['stated', isOther(({ allocated }) => allocated)],
    ['own_figures', isOther(({ own }) => own.map(({ sources: _, ...figures }) => figures))],
    ['industry', industryIsOther],
    // Another industry implies another factor: only one reason is given.
    [
      'factor',
      !industryIsOther &&
        isOther(({ factor, directMedian, ofCategories }) => [
          valuesOf(factor),
          directMedian,
          ofCategories.map(([, ofCategory]) => valuesOf(ofCategory)),
        ]),
    ],
    ['choice', isOther(({ chosenMethod }) => chosenMethod)],
    ['target', isOther(({ target }) => target)],
  ]
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []))
}

/** What a line is computed with. How a factor was noted differs between versions, and is no difference. */
function valuesOf(factor: SupplierInputs['factor']) {
  if (factor === null) return null
  const { kgPerUsd, priceYear, region, basis } = factor
  const { low, high } = factorRange(factor)
  return [kgPerUsd, low, high, priceYear, region, basis]
}

/** Rates that changed. A rate that is missing then or now, because no amount has its currency, does not count. */
export function otherRates(then: FootprintInputs, now: FootprintInputs): OtherRate[] {
  const today = new Map(now.rates.map(({ currency, perUsd }) => [currency, perUsd]))
  return then.rates.flatMap(({ currency, year, perUsd: before }) => {
    const is = today.get(currency)
    return is === undefined || is === before ? [] : [{ currency, year, before, now: is }]
  })
}

function byId({ suppliers }: FootprintInputs): Map<number, SupplierInputs> {
  return new Map(suppliers.map((supplier) => [supplier.id, supplier]))
}

function linesOf({ lines }: Footprint): Map<number, FootprintLine> {
  return new Map(lines.map((line) => [line.organization_id, line]))
}

function kgOf(line: FootprintLine | undefined): number | null {
  return line?.result?.kg ?? null
}

function differenceOf({ kgThen, kgNow }: Pick<DifferingLine, 'kgThen' | 'kgNow'>): number {
  return Math.abs((kgNow ?? 0) - (kgThen ?? 0))
}
