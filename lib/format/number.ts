import {
  type CompactStep,
  type NumberMarks,
  type Precision,
  writeCompact,
  writeNumber,
} from '@/lib/messages/write-number'

/** What is needed to write figures in a reader's locale. Created once per locale by `createFormat`. */
export type NumberFormat = {
  /** 12,345 */
  whole: (value: number) => string
  /** At most `digits` significant digits: 1.326, 0.0042. */
  significant: (value: number, digits: number) => string
  /** 70.5, with exactly `places` decimals. */
  fixed: (value: number, places: number) => string
  /** 89.9B, for axes. */
  compact: (value: number) => string
}

/** Creating an Intl object costs a hundred times as much as using it, and a page writes hundreds of figures. */
const made = new Map<string, Intl.NumberFormat>()

function intlOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = made.get(key) ?? new Intl.NumberFormat(locale, options)
  made.set(key, known)
  return known
}

/** With `marks` nothing needs Intl; short figures additionally need `steps`. */
export function createNumberFormat(
  locale: string,
  marks: NumberMarks | null,
  steps: readonly CompactStep[] | null,
): NumberFormat {
  function write(value: number, precision: Precision, options: Intl.NumberFormatOptions): string {
    if (marks !== null && Number.isFinite(value)) return writeNumber(value, precision, marks)
    return intlOf(locale, options).format(value)
  }
  return {
    whole: (value) => write(value, { least: 0, most: 0 }, { maximumFractionDigits: 0 }),
    significant: (value, digits) =>
      write(value, { significant: digits }, { maximumSignificantDigits: digits, maximumFractionDigits: 20 }),
    fixed: (value, places) =>
      write(value, { least: places, most: places }, { minimumFractionDigits: places, maximumFractionDigits: places }),
    compact: (value) => {
      const own = marks !== null && steps !== null && Number.isFinite(value) ? writeCompact(value, steps, marks) : null
      return own ?? intlOf(locale, { notation: 'compact', maximumSignificantDigits: 3 }).format(value)
    },
  }
}
