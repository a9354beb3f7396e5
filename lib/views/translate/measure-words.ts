import type { Format } from '@/lib/format/create-format'
import type { FigureAnswer, Measure } from '@/lib/views/answers/documents-answer'

const keys = {
  1: 'scope1',
  2: 'scope2',
  '2lb': 'scope2lb',
  '2mb': 'scope2mb',
  '1+2': 'scope12',
  3: 'scope3',
  revenue: 'revenue',
  employees: 'employees',
} as const

/** "Scope 2, location based"; "Scope 3, category 6"; "Revenue" */
export function measureInWords(measure: Measure, format: Format): string {
  const words = format.words('documents')
  const category = /^3\.(\d+)$/.exec(measure)?.[1]
  if (category !== undefined) return words('scope3Category', { category })
  return words(keys[measure as keyof typeof keys])
}

/** "1,234.5 t CO₂e", "SEK 1,234,000,000" or "420", with all digits: this page compares digits. */
export function amountInWords(
  { scope, value, gas, currency }: Pick<FigureAnswer, 'scope' | 'value' | 'gas' | 'currency'>,
  format: Format,
): string {
  const digits = format.number.significant(value, 12)
  if (scope === 'employees') return digits
  if (scope === 'revenue') return `${currency ?? '?'} ${digits}`
  return `${digits} t ${gas === 'CO2' ? 'CO₂' : 'CO₂e'}`
}

export function isFact(measure: Measure): measure is 'revenue' | 'employees' {
  return measure === 'revenue' || measure === 'employees'
}
