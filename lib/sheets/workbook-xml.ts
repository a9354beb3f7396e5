import { elementsOf, withoutElements } from './xml-elements'

export function attribute(attributes: string, name: string): string | null {
  return new RegExp(`(?:^|\\s)${name}\\s*=\\s*"([^"]*)"`).exec(attributes)?.[1] ?? null
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export function unescapeXml(text: string): string {
  return text
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
      if (name !== undefined) return named[name] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    .replace(/_x([0-9A-F]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** The text of a cell or shared string, joined from runs of different fonts, without the phonetic guides of Japanese. */
export function textOf(xml: string): string {
  const spoken = xml.includes('rPh') ? withoutElements(xml, 'rPh') : xml
  return [...elementsOf(spoken, 't')].map(({ inner }) => unescapeXml(inner)).join('')
}

export function firstOf(xml: string, name: string): string {
  for (const { inner } of elementsOf(xml, name)) return inner
  return ''
}

/** 0 for A, 26 for AA. */
export function columnOfReference(reference: string): number {
  let column = 0
  for (const letter of reference.replace(/[^A-Z]/g, '').slice(0, 4)) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** The first and the last cell of "A2:B4", or of one cell; null if the text is not a reference. */
export function readRange(reference: string): { top: number; bottom: number; left: number } | null {
  const found = /^\$?([A-Z]+)\$?(\d+)(?::\$?[A-Z]+\$?(\d+))?$/.exec(reference)
  if (!found) return null
  const [, letters = '', first = '', last = first] = found
  return { top: Number(first) - 1, bottom: Number(last) - 1, left: columnOfReference(letters) }
}

export type Relations = ReadonlyMap<string, { type: string; target: string; isExternal: boolean }>

/** The relations of a part; targets as written. */
export function readRelations(xml: string): Relations {
  return new Map(
    [...elementsOf(xml, 'Relationship')].map(({ attributes }) => [
      attribute(attributes, 'Id') ?? '',
      {
        type: attribute(attributes, 'Type') ?? '',
        target: unescapeXml(attribute(attributes, 'Target') ?? ''),
        isExternal: attribute(attributes, 'TargetMode') === 'External',
      },
    ]),
  )
}

/** Resolves a target against the part at `from`: "/xl/a.xml", "worksheets/a.xml", "../a.xml". */
export function resolvePart(from: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const folders = from.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') folders.pop()
    else if (step !== '.') folders.push(step)
  }
  return folders.join('/')
}

/** The path of a part's relations. */
export function relationsPath(part: string): string {
  const slash = part.lastIndexOf('/') + 1
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`
}
