import { strToU8, zipSync } from 'fflate'

const currencies =
  'USD JPY BGN CYP CZK DKK EEK GBP HUF LTL LVL MTL PLN ROL RON SEK SIT SKK CHF ISK NOK HRK RUB TRL TRY AUD BRL CAD CNY HKD IDR ILS INR KRW MXN MYR NZD PHP SGD THB ZAR'.split(
    ' ',
  )

/** Returns an archive in the ECB's layout: 260 days in each year, each with these units of a currency per euro. */
export function ecbArchive(years: Readonly<Record<number, Readonly<Record<string, number>>>>): Uint8Array {
  const lines = Object.entries(years).flatMap(([year, perEur]) => {
    const quotes = currencies.map((currency) => perEur[currency] ?? 'N/A').join(',')
    return Array.from({ length: 260 }, (_, index) => {
      const day = new Date(Date.UTC(Number(year), 0, 1 + Math.floor(index * 1.4))).toISOString().slice(0, 10)
      return `${day},${quotes},`
    })
  })
  return zipSync({ 'eurofxref-hist.csv': strToU8(`${['Date', ...currencies].join(',')},\n${lines.join('\n')}\n`) })
}
