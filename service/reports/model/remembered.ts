/** So many answers are kept; a page asks about far fewer texts, and a long report must not fill the memory. */
const MOST = 5000

/** A reading of a text that is asked of the same text again and again, while columns, labels and sentences are sought. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, { found: T }>()
  return (text) => {
    const before = known.get(text)
    if (before) return before.found
    const found = read(text)
    if (known.size >= MOST) known.clear()
    known.set(text, { found })
    return found
  }
}

/** The same of a page, a line or another object, which is never changed: worked out once, and let go of with it. */
export function rememberedOf<Whole extends object, T>(read: (whole: Whole) => T): (whole: Whole) => T {
  const known = new WeakMap<Whole, { found: T }>()
  return (whole) => {
    const before = known.get(whole)
    if (before) return before.found
    const found = read(whole)
    known.set(whole, { found })
    return found
  }
}
