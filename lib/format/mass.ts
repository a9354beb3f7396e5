import type { NumberFormat } from './number'

/** A mass of CO2e split in two, so that a page can set the figure large and the unit small beside it. */
export type Mass = { figure: string; unit: MassUnit }
export type MassUnit = 'kg' | 't' | 'kt' | 'Mt'

const kilogramsPer: Record<MassUnit, number> = { kg: 1, t: 1e3, kt: 1e6, Mt: 1e9 }

/** Tonnes up to a hundred thousand, as carbon disclosures write them, kilotonnes up to a million, megatonnes from there. */
export function massUnitFor(largestKg: number): MassUnit {
  const size = Math.abs(largestKg)
  if (size >= 1e9) return 'Mt'
  if (size >= 1e8) return 'kt'
  return size >= 1e3 || size === 0 ? 't' : 'kg'
}

/** `kilograms` in the unit that fits it, or in `unit` where several figures must share one. */
export function formatMass(kilograms: number, number: NumberFormat, unit = massUnitFor(kilograms)): Mass {
  const value = kilograms / kilogramsPer[unit]
  return { figure: unit === 't' && value >= 100 ? number.whole(value) : number.significant(value, 4), unit }
}

export function inUnit(kilograms: number, unit: MassUnit): number {
  return kilograms / kilogramsPer[unit]
}
