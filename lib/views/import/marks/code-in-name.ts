/** What parts a supplier's number from its name: "100001 - Probe GmbH", "[100001] Probe GmbH", "Probe GmbH / 100001". */
const between = String.raw`\s*[-–—:|/.]\s*|\s+`
const before = new RegExp(String.raw`^[[(#]?(?<code>\p{Lu}{0,3}[-.]?\d{4,12})[\])]?(?:${between})(?=[\p{L}\d"'(])`, 'u')
const behind = /(?<=[\p{L}.)])\s*[-–—/|([#]\s*(?<code>\p{Lu}{0,3}[-.]?\d{4,12})[\])]?$/u

/** So many of a list's names begin or end with a number if it is the list's way of writing suppliers: "4711 Duftwerk" alone is a name. */
const usual = 0.6
const fewest = 3

const digitsOf = (code: string) => code.replace(/\D/g, '').length

/** How many digits the suppliers' numbers have that the names of a list come with; null if its names come without. */
export function codeLengthOf(names: readonly string[]): number | null {
  const said = names.map((name) => name.trim()).filter((name) => name !== '')
  const codes = said.flatMap((name) => (before.exec(name) ?? behind.exec(name))?.groups?.['code'] ?? [])
  if (codes.length < fewest || codes.length < said.length * usual || new Set(codes).size <= codes.length / 2)
    return null
  const lengths = codes.map(digitsOf).sort((one, other) => one - other)
  return lengths[Math.floor(lengths.length / 2)] ?? null
}

/** The name and the number that it came with. */
export type CodedName = { name: string; code: string }

/**
 * A name that begins or ends with the row's own number (`ownId`) or, where the list writes all names so, with one about as long as the
 * others (`length`); else null.
 */
export function readCodedName(name: string, ownId: string | null, length: number | null): CodedName | null {
  const text = name.trim()
  for (const pattern of [before, behind]) {
    const found = pattern.exec(text)
    const code = found?.groups?.['code']
    if (found === null || code === undefined) continue
    const bare = (number: string) => number.replace(/^0+/, '')
    const rest = (pattern === before ? text.slice(found[0].length) : text.slice(0, found.index)).trim()
    const isUsual = length !== null && Math.abs(digitsOf(code) - length) <= 1
    if ((isUsual || (ownId !== null && bare(ownId) === bare(code))) && /\p{L}{2}/u.test(rest))
      return { name: rest, code }
  }
  return null
}
