/** Japan's corporate number: thirteen digits, the first 9 less the sum of the others, each second one doubled, modulo 9. */
export function isCorporateNumber(value: string): boolean {
  if (!/^\d{13}$/.test(value)) return false
  const sum = [...value.slice(1)].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 2 : 1), 0)
  return Number(value[0]) === 9 - (sum % 9)
}
