import type { Disclosure } from '@/service/reference/records'
import { withPrintedBehind } from './printed-figures'
import type { RefusedRow } from './source-record'

type YearDisclosure = Omit<Disclosure, 'companyId'>

/** Figures of one company that a person found wrong; fields are named as in `PrintedFigure.field`, "all" means the whole year. */
export type HeldFigures = { years: readonly number[]; fields: readonly string[] | 'all'; because: string }

/**
 * Returns the disclosures without the held figures, each of which is refused with its reason under `name`. A disclosure without
 * any figure left is dropped.
 */
export function withoutFigures(
  disclosures: readonly YearDisclosure[],
  held: readonly HeldFigures[],
  name: string,
  file: string,
): { disclosures: YearDisclosure[]; refused: RefusedRow[] } {
  const refused: RefusedRow[] = []
  const kept = disclosures.flatMap((disclosure): YearDisclosure[] => {
    const ofYear = held.filter(({ years }) => years.includes(disclosure.year))
    for (const { because } of ofYear) {
      const reason = `${name} ${disclosure.year}: ${because}`
      refused.push({ source: disclosure.source, file, row: disclosure.locator, reason })
    }
    if (ofYear.some(({ fields }) => fields === 'all')) return []
    const without = ofYear.reduce((rest, { fields }) => withoutFields(rest, fields), disclosure)
    return without.revenue === null && Object.keys(without.emissions).length === 0 ? [] : [without]
  })
  return { disclosures: kept, refused }
}

function withoutFields(disclosure: YearDisclosure, fields: readonly string[] | 'all'): YearDisclosure {
  if (fields === 'all') return disclosure
  const { scope3CategoriesKg = {}, ...scopes } = disclosure.emissions
  const isKept = (field: string) => !fields.includes(field)
  const categories = Object.entries(scope3CategoriesKg).filter(([number]) => isKept(`scope3CategoriesKg.${number}`))
  const emissions = {
    ...Object.fromEntries(Object.entries(scopes).filter(([field]) => isKept(field))),
    ...(categories.length > 0 && { scope3CategoriesKg: Object.fromEntries(categories) }),
  }
  return withPrintedBehind({ ...disclosure, emissions, revenue: isKept('revenue') ? disclosure.revenue : null })
}
