import type { Rates } from './read-rates'

/** Why no year of a currency has a rate (docs/data/factors-and-rates.md, "Exchange rates"). */
const reasons: Readonly<Record<string, string>> = {
  ...forAll('VES VED', 'redenominations of 2008, 2018 and 2021 leave no mean in one unit'),
  ...forAll('ZWG', 'new units of 2009, 2019 and 2024 leave no mean in one unit'),
  ...forAll('CUP ERN IRR KPW MMK SDG SSP SYP TMT YER', 'its official rate is far from what money changes hands at'),
  ...forAll('HTG SOS', 'no source of ours has its months'),
}

function forAll(codes: string, words: string): Record<string, string> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, words]))
}

/** Returns a sentence: which of the currencies has no annual rate for the year and, where known, why. */
export function explainMissingRate(rates: Rates, currencies: readonly string[], year: number): string {
  return currencies
    .filter((currency) => currency !== 'USD' && !rates.byCurrencyAndYear.has(`${currency} ${year}`))
    .map((currency) => {
      const years = rates.all.flatMap((rate) => (rate.currency === currency ? [rate.year] : []))
      const why =
        reasons[currency] ??
        (years.length === 0
          ? 'no source of ours has it'
          : `our sources have it between ${Math.min(...years)} and ${Math.max(...years)}`)
      return `No annual rate of ${currency} for ${year}: ${why}`
    })
    .join('. ')
}
