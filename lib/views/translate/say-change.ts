import type { Format } from '@/lib/format/create-format'
import type { Key } from '@/lib/messages/words'
import { changeSize } from '@/lib/views/translate/change-size'

type Evidence = Readonly<Record<string, unknown>>

const coversKeys: Readonly<Record<string, Key<'scoring'>>> = {
  '1, 2': 'covers12',
  '1, 2 market_based': 'covers12Market',
  '1, 2 location_based': 'covers12Location',
  '1': 'covers1',
  '2': 'covers2',
  '2 market_based': 'covers2Market',
  '2 location_based': 'covers2Location',
}

/** What two years are compared by: "Scopes 1 and 2 (market based) per USD of revenue". */
function sayBoundary(evidence: Evidence, format: Format): string | null {
  const words = format.words('scoring')
  const { scopes, scope_2_method: method, categories, revenue_currency: currency } = evidence
  const key = coversKeys[`${scopes}${typeof method === 'string' ? ` ${method}` : ''}`]
  const listed = typeof categories === 'string' && scopes === '3' ? categories : null
  if (key === undefined && listed === null) return null
  const what =
    listed === null
      ? key && words(key)
      : words('coversCategories', { count: listed.split(', ').length, categories: listed })
  if (what === undefined) return null
  return typeof currency === 'string' ? words('perRevenue', { what, currency }) : what
}

function verbOf(change: number, isOneYear: boolean): Key<'scoring'> {
  if (change === 0) return 'didNotChange'
  if (change > 0) return isOneYear ? 'roseInYear' : 'roseAYear'
  return isOneYear ? 'fellInYear' : 'fellAYear'
}

/** "Scopes 1 and 2 fell by 4.2 % a year from 2019 to 2022", from the evidence of an indicator of the group "reduction". */
export function sayChange({ evidence }: { evidence: Evidence }, format: Format): string | null {
  const { from, to, change_per_year: change, significant_digits: digits } = evidence
  const what = sayBoundary(evidence, format)
  if (what === null || typeof from !== 'number' || typeof to !== 'number' || typeof change !== 'number') return null
  // Assessments of before say no digits.
  const size = changeSize(change, typeof digits === 'number' ? digits : 12, 1, format)
  const least = format.percent(format.number.fixed(0.1, 1))
  return format.words('scoring')(verbOf(change, to - from === 1), {
    what,
    share: size ?? format.words('scoring')('lessThanShare', { share: least }),
    from: String(from),
    to: String(to),
  })
}
