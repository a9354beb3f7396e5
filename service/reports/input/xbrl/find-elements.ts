export type Element = {
  /** From the first sign of its start tag to the last of its end tag. */
  whole: string
  attributes: string
  content: string
  from: number
  to: number
}

/**
 * The elements of a name in HTML or XML in order, each up to the nearest end tag of that name; case is ignored. An element without an end
 * tag ends the search, as none after it has one: the time stays linear, where a pattern would search for the end from each start again.
 */
export function* findElements(html: string, name: string): Generator<Element> {
  const start = new RegExp(`<${name}\\b`, 'gi')
  const end = new RegExp(`</${name}\\s{0,100}>`, 'gi')
  for (;;) {
    const opened = start.exec(html)
    if (opened === null) return
    const head = start.lastIndex
    const inner = html.indexOf('>', head) + 1
    if (inner === 0) return
    end.lastIndex = inner
    const closed = end.exec(html)
    if (closed === null) return
    const { index: from } = opened
    const to = end.lastIndex
    yield {
      whole: html.slice(from, to),
      attributes: html.slice(head, inner - 1),
      content: html.slice(inner, closed.index),
      from,
      to,
    }
    start.lastIndex = to
  }
}

/** Replaces each element of a name in a text. */
export function replaceElements(html: string, name: string, replace: (element: Element) => string): string {
  const pieces: string[] = []
  let at = 0
  for (const element of findElements(html, name)) {
    pieces.push(html.slice(at, element.from), replace(element))
    at = element.to
  }
  return pieces.length === 0 ? html : pieces.join('') + html.slice(at)
}
