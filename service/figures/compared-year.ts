import { type ComparedYear, mixesMethods, mostBetweenYears } from '@/service/contract/organization/comparable-years'
import { amountOf, methods } from '@/service/reference/emission-terms'
import type { EmissionAmount, ReportedYear } from './emission-amounts'

/** The most that two neighbouring years of an amount may differ by. */
export function mostBetween({ covers }: Pick<EmissionAmount, 'covers'>): number {
  return covers === 'all_scopes' ? mostBetweenYears.scope3 : mostBetweenYears.scopes1And2
}

function partsOf({ covers, scope2Method }: EmissionAmount, { emissions }: ReportedYear): ComparedYear['parts'] {
  if (covers === 'scope_1') return {}
  const method = methods.find(({ name }) => name === scope2Method)
  const scope3 = amountOf(emissions, 'scope3Kg') ?? amountOf(emissions, 'scope3CategorySum')
  return {
    scope1: amountOf(emissions, 'scope1Kg'),
    scope2: method ? amountOf(emissions, method.scope2) : null,
    scope3: covers === 'all_scopes' ? scope3 : null,
  }
}

/**
 * Of an amount of all scopes whose categories are not known nobody knows whether it holds the same as another year's, nor of scope 2 whose
 * method may be another one in each year.
 */
function madeOf({ covers, scope2Method, scope3Categories }: EmissionAmount, source: string | null): string | null {
  if (scope2Method === 'not_stated' && mixesMethods(source)) return null
  if (covers !== 'all_scopes') return `${covers} ${scope2Method}`
  return scope3Categories === null ? null : `${covers} ${scope2Method} ${scope3Categories.join(' ')}`
}

/** An amount of a year as the rule of comparable years asks for it. */
export function toComparedYear(of: ReportedYear, amount: EmissionAmount): ComparedYear {
  return {
    year: of.year,
    kilograms: amount.kilograms,
    publisher: of.sources[0] ?? null,
    madeOf: madeOf(amount, of.sources[0] ?? null),
    parts: partsOf(amount, of),
  }
}
