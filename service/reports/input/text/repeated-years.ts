/**
 * The years of a head, "2018 2017 2017 2016", of which one occurs twice, as reported and as restated, without saying which is which:
 * neither of the two columns is read. Null if the years neither rise nor fall.
 */
export function withoutRepeatedYears(years: readonly string[]): string[] | null {
  const numbers = years.map((text) => Number(/(?<!\d)(?:19|20)?(\d\d)(?!\d)/.exec(text)?.[1] ?? Number.NaN))
  const steps = numbers.slice(1).map((year, i) => Math.sign(year - (numbers[i] ?? Number.NaN)))
  const order = steps.find((step) => step !== 0)
  if (order === undefined || !steps.every((step) => step === order || step === 0)) return null
  return years.map((year, i) => (numbers.filter((one) => one === numbers[i]).length > 1 ? 'Note' : year))
}
