/** The most answers remembered; a page needs far fewer, and a long report must not fill the memory. */
const MOST = 5000

/** Remembers a function of a text that is called with the same texts many times while columns, labels and sentences are searched. */
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

/** The same for a page, a line or another object that never changes; forgotten together with the object. */
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
