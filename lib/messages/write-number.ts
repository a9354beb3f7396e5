/** How a locale writes figures in Latin digits, as read from Intl.NumberFormat. */
export type NumberMarks = {
  decimal: string
  group: string
  minus: string
  /** Digits in the last group and in those before it: 3 and 3; in India 3 and 2. */
  last: number
  before: number
  /** The least digits before the last group for a separator: 1, in some locales 2. */
  least: number
}

/** How short figures of one power of ten are written: 89.9 million is "89.9M", with two digits before the decimal mark. */
export type CompactStep = { whole: number; after: string }

export type Precision = { significant: number } | { least: number; most: number }

/** `value` is `0.digits` times ten to the power of `point`. */
type Digits = { digits: string; point: number }

/** The fewest digits that identify `value`; Intl rounds the same ones. */
function digitsOf(value: number): Digits {
  const [mantissa = '0', exponent = '0'] = value.toExponential().split('e')
  return { digits: mantissa.replace('.', ''), point: Number(exponent) + 1 }
}

/** The first `count` digits, halves away from zero. */
function roundTo({ digits, point }: Digits, count: number): Digits {
  if (count >= digits.length) return { digits, point }
  if (count < 0) return { digits: '0', point: 1 }
  const kept = [...digits.slice(0, count)].map(Number)
  if (Number(digits[count]) < 5) return count === 0 ? { digits: '0', point: 1 } : { digits: kept.join(''), point }
  let place = count - 1
  while (place >= 0 && kept[place] === 9) kept[place--] = 0
  if (place < 0) return { digits: `1${kept.join('')}`, point: point + 1 }
  kept[place] = (kept[place] ?? 0) + 1
  return { digits: kept.join(''), point }
}

function group(whole: string, { last, before, least, group: mark }: NumberMarks): string {
  if (whole.length < last + least) return whole
  const groups = [whole.slice(-last)]
  for (let rest = whole.slice(0, -last); rest !== ''; rest = rest.slice(0, -before)) groups.unshift(rest.slice(-before))
  return groups.join(mark)
}

/**
 * A finite figure as Intl.NumberFormat writes it with the same number of digits. The first Intl.NumberFormat of a page blocks a phone for
 * a fifth of a second (docs/decisions/0062).
 */
export function writeNumber(value: number, precision: Precision, marks: NumberMarks): string {
  const exact = digitsOf(Math.abs(value))
  const count = 'significant' in precision ? precision.significant : exact.point + precision.most
  return (
    signOf(value, marks) + writeDigits(roundTo(exact, count), 'significant' in precision ? 0 : precision.least, marks)
  )
}

/**
 * A finite figure in short form with three significant digits, as Intl.NumberFormat writes it: 89.9B. `steps`: one for each power of ten
 * from a thousand on. Null if `value` is beyond them.
 */
export function writeCompact(value: number, steps: readonly CompactStep[], marks: NumberMarks): string | null {
  const { digits, point } = roundTo(digitsOf(Math.abs(value)), 3)
  const step = point > 3 ? steps[point - 4] : { whole: point, after: '' }
  if (step === undefined) return null
  return `${signOf(value, marks)}${writeDigits({ digits, point: step.whole }, 0, { ...marks, least: 2 })}${step.after}`
}

function signOf(value: number, { minus }: NumberMarks): string {
  return value < 0 || Object.is(value, -0) ? minus : ''
}

function writeDigits({ digits, point }: Digits, least: number, marks: NumberMarks): string {
  const padded = point > 0 ? digits.padEnd(point, '0') : `${'0'.repeat(1 - point)}${digits}`
  const whole = point > 0 ? padded.slice(0, point) : padded.slice(0, 1)
  const fraction = padded.slice(whole.length).replace(/0+$/, '').padEnd(least, '0')
  return `${group(whole, marks)}${fraction === '' ? '' : marks.decimal}${fraction}`
}
