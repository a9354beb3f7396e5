import type { Footprint, FootprintLine } from '@/service/contract/footprint/footprint'
import type { KeptFootprintCheck, LineReason } from '@/service/contract/footprint/kept-footprint'
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
      const [was, is] = [inputsThen.get(id), inputsNow.get(id)]
      const kgThen = kgOf(linesThen.get(id))
      const reasons = reasonsOf(was, is, others)
      if (was !== undefined && kgOf(linesAgain.get(id)) !== kgThen) reasons.push('calculation')
      if (reasons.length === 0) return []
      return [{ id, name: (is ?? was)?.name ?? null, kgThen, kgNow: kgOf(linesNow.get(id)), reasons }]
    })
    .toSorted((one, other) => differenceOf(other) - differenceOf(one) || one.id - other.id)
}

function reasonsOf(
  was: SupplierInputs | undefined,
  is: SupplierInputs | undefined,
  others: ReadonlySet<string>,
): LineReason[] {
  if (was === undefined) return ['added']
  if (is === undefined) return ['gone']
  const isOther = (of: (supplier: SupplierInputs) => unknown) => JSON.stringify(of(was)) !== JSON.stringify(of(is))
  const industryIsOther = isOther(({ industry, divisions, industryConfidence }) => [
    industry?.id ?? null,
    divisions,
    industryConfidence,
  ])
  const reasons: readonly (readonly [LineReason, boolean])[] = [
    // What the first version did not keep is no difference: the categories of spend, and the sources of figures.
    ['spend', isOther(({ spend }) => spend.map(({ amount, currency, priceBasis }) => [amount, currency, priceBasis]))],
    ['rate', is.spend.some(({ currency }) => others.has(currency))],
    ['stated', isOther(({ allocated }) => allocated)],
    ['own_figures', isOther(({ own }) => own.map(({ sources: _, ...figures }) => figures))],
    ['industry', industryIsOther],
    // Another industry implies another factor: only one reason is given.
    ['factor', !industryIsOther && isOther(({ factor, directMedian }) => [factor, directMedian])],
    ['choice', isOther(({ chosenMethod }) => chosenMethod)],
    ['target', isOther(({ target }) => target)],
  ]
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []))
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
