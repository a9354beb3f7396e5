import type { OrganizationAnswer } from './organization-answer'

const mostNamed = 3

/** "No ZWG rate for 2021, 2020: shown in USD." Null where every amount is in the currency asked for. */
export function missingRates({ performances }: OrganizationAnswer, asked: string): string | null {
  const elsewhere = performances.filter(({ revenue_currency: own }) => own !== null && own !== asked)
  if (elsewhere.length === 0) return null
  const years = [...new Set(elsewhere.map(({ year }) => year))].sort((a, b) => b - a)
  const currencies = [...new Set(elsewhere.flatMap(({ revenue_currency: own }) => own ?? []))].sort()
  const named = years.length > mostNamed ? `${years.length} years, ${years.at(-1)} to ${years[0]}` : years.join(', ')
  return `No ${asked} rate for ${named}: shown in ${currencies.join(' and ')}.`
}
