import type { Format } from '@/lib/format/create-format'
import { listInWords } from '@/lib/views/translate/list-words'
import type { OrganizationAnswer } from './organization-answer'

const mostNamed = 3

/** "No ZWG exchange rate for 2020 and 2021: these amounts are in USD." Null if every amount is in the requested currency. */
export function missingRates({ performances }: OrganizationAnswer, asked: string, format: Format): string | null {
  const elsewhere = performances.filter(({ revenue_currency: own }) => own !== null && own !== asked)
  if (elsewhere.length === 0) return null
  const years = [...new Set(elsewhere.map(({ year }) => year))].sort((a, b) => a - b)
  const currencies = [...new Set(elsewhere.flatMap(({ revenue_currency: own }) => own ?? []))].sort()
  const words = format.words('figures')
  const named =
    years.length > mostNamed
      ? words('noRatesYears', { count: years.length, first: String(years[0]), last: String(years.at(-1)) })
      : listInWords(years.map(String), format)
  return words('noRates', { currency: asked, years: named, shown: listInWords(currencies, format) })
}
