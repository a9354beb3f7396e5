export type XmlElement = { attributes: string; inner: string; from: number; to: number }

/** The most prefixes with unclosed elements that are searched for; each costs a scan of the rest of the file. */
const mostUnended = 8

/**
 * The elements of this name in order, with or without a prefix ("x:row"); elements nested inside one are not searched. An element ends at
 * the first end tag of its name and prefix; an unclosed one is skipped. The time is linear in the length of the text: a file with
 * millions of unclosed elements would keep a lazy regular expression busy for hours.
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
