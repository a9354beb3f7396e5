/** Unified business number: digits weighted 1 2 1 2 1 2 4 1, digit sums divisible by 5; a 7 in seventh place counts 0 or 1. */
export function isTaiwanTaxId(value: string): boolean {
  if (!/^\d{8}$/.test(value)) return false
  const weights = [1, 2, 1, 2, 1, 2, 4, 1]
  const sum = weights.reduce((total, weight, index) => {
    const product = Number(value[index]) * weight
    return total + Math.floor(product / 10) + (product % 10)
  }, 0)
  return sum % 5 === 0 || (value[6] === '7' && (sum + 1) % 5 === 0)
}
