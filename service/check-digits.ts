/** True for an ISO 17442 legal entity identifier: 20 characters whose check digits hold (ISO 7064, mod 97-10). */
export function isLei(value: string): boolean {
  return /^[0-9A-Z]{18}[0-9]{2}$/.test(value) && remainderBy97(value) === 1
}

/** True for an ISO 6166 security identifier: 12 characters whose last one is the Luhn check digit. */
export function isIsin(value: string): boolean {
  if (!/^[A-Z]{2}[0-9A-Z]{9}[0-9]$/.test(value)) return false
  const digits = lettersToNumbers(value)
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index])
    const weighted = index % 2 === 1 ? digit * 2 : digit
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  return sum % 10 === 0
}

/** Both standards read letters as two-digit numbers: A is 10, Z is 35. */
function lettersToNumbers(value: string): string {
  return value.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
}

function remainderBy97(value: string): number {
  let remainder = 0
  for (const digit of lettersToNumbers(value)) remainder = (remainder * 10 + Number(digit)) % 97
  return remainder
}
