import { Text } from './text'

function digitsOf(text: string): string {
  return [...text].map((character) => Number.parseInt(character, 36).toString()).join('')
}

function mod97(digits: string): number {
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest
}

function passesLuhn(digits: string): boolean {
  let sum = 0
  const reversed = [...digits].reverse()
  for (const [place, digit] of reversed.entries()) {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** ISO 17442: 18 characters and two check digits, mod 97-10 of ISO 7064. */
export function isLei(value: string): boolean {
  return /^[A-Z0-9]{18}[0-9]{2}$/.test(value) && mod97(digitsOf(value)) === 1
}

/** ISO 6166: country prefix, nine characters and a Luhn check digit over the letters' numbers. */
export function isIsin(value: string): boolean {
  return /^[A-Z]{2}[A-Z0-9]{9}[0-9]$/.test(value) && passesLuhn(digitsOf(value))
}

const upper = Text.transform((text) => text.trim().toUpperCase())

export const LeiNumber = upper.refine(isLei, 'is not an LEI: 20 characters whose check digits hold (ISO 17442)')
export const IsinNumber = upper.refine(isIsin, 'is not an ISIN: 12 characters whose check digit holds (ISO 6166)')
export const DunsNumber = Text.transform((text) => text.trim().replaceAll('-', '')).refine(
  (text) => /^\d{9}$/.test(text),
  'is not a DUNS number: nine digits, dashes allowed',
)
export const SpGlobalNumber = Text.transform((text) => text.trim()).refine(
  (text) => /^\d{1,20}$/.test(text),
  'is not an S&P Global identifier: digits only',
)
