/** What a reader's locale needs to write figures. Made once per locale by `createFormat`. */
export type NumberFormat = {
  /** 12,345 */
  whole: (value: number) => string
  /** At most `digits` digits that mean something: 1.326, 0.0042. */
  significant: (value: number, digits: number) => string
  /** 70.5, with exactly `places` decimals. */
  fixed: (value: number, places: number) => string
  /** 89.9B, for axes. */
  compact: (value: number) => string
}

/** Making an Intl object costs a hundred times what using it does, and a page writes hundreds of figures. */
function keepByDigits(make: (digits: number) => Intl.NumberFormat): (value: number, digits: number) => string {
  const made = new Map<number, Intl.NumberFormat>()
  return (value, digits) => {
    const known = made.get(digits) ?? make(digits)
    made.set(digits, known)
    return known.format(value)
  }
}

export function createNumberFormat(locale: string): NumberFormat {
  const wholes = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const compacts = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 })
  return {
    whole: (value) => wholes.format(value),
    significant: keepByDigits(
      (digits) => new Intl.NumberFormat(locale, { maximumSignificantDigits: digits, maximumFractionDigits: 20 }),
    ),
    fixed: keepByDigits(
      (places) => new Intl.NumberFormat(locale, { minimumFractionDigits: places, maximumFractionDigits: places }),
    ),
    compact: (value) => compacts.format(value),
  }
}
