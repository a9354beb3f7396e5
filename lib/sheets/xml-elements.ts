export type XmlElement = { attributes: string; inner: string; from: number; to: number }

/** So many prefixes whose elements never end are looked for; each costs a look through the rest of the file. */
const mostUnended = 8

/**
 * The elements of this name, with or without a prefix ("x:row"), in their order; what stands inside of one is not looked through again. An
 * element ends at the first end of its name and prefix; one without an end is none. In time that grows with the length of the text
 * only, whatever is in it: a file that opens millions of elements and ends none would keep a lazy regular expression busy for hours.
 */
export function* elementsOf(xml: string, name: string): Generator<XmlElement> {
  const opening = new RegExp(`<(\\w+:)?${name}(?![\\w:.-])`, 'g')
  const unended = new Set<string>()
  for (let found = opening.exec(xml); found !== null; found = opening.exec(xml)) {
    const from = found.index
    const end = xml.indexOf('>', opening.lastIndex)
    if (end < 0) return
    const isEmpty = xml[end - 1] === '/'
    const attributes = xml.slice(opening.lastIndex, isEmpty ? end - 1 : end)
    opening.lastIndex = end + 1
    const [, prefix = ''] = found
    if (isEmpty) yield { attributes, inner: '', from, to: end + 1 }
    else if (!unended.has(prefix)) {
      const closing = xml.indexOf(`</${prefix}${name}>`, end)
      if (closing < 0) {
        unended.add(prefix)
        if (unended.size > mostUnended) return
        continue
      }
      opening.lastIndex = closing + prefix.length + name.length + 3
      yield { attributes, inner: xml.slice(end + 1, closing), from, to: opening.lastIndex }
    }
  }
}

/** The text without the elements of this name. */
export function withoutElements(xml: string, name: string): string {
  const kept: string[] = []
  let at = 0
  for (const { from, to } of elementsOf(xml, name)) {
    kept.push(xml.slice(at, from))
    at = to
  }
  return kept.join('') + xml.slice(at)
}
