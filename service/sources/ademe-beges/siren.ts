/** Whether the value is a French company number (SIREN): nine digits that pass Luhn's check. */
export function isSiren(value: string): boolean {
  if (!/^\d{9}$/.test(value)) return false
  const sum = [...value].reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
