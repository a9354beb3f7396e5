import type { Chunk, Line, Page } from '@/service/reports/model/page'
import { findUnit, isIntensity } from '@/service/reports/words/parse-unit'

const gasAlone = /^\(?(?:of )?(?:CO ?[2₂](?:[- ]?(?:e|eq\w*\.?))?|carbon dioxide(?: equivalents?)?|equivalents?)\)?$/i
const magnitudeAlone =
  /^\(?(?:in )?(?:millions?|thousands?|mio\.?|millionen|tsd\.?|tausend|milliers|tusen|mil\.?)(?: (?:of|de))?$/i

/**
 * Units over two lines, "Million tonnes" over "CO2e" or "Million" over "tonnes": half of one would be wrong by a factor of a million.
 * Puts the whole unit on the line of the amounts.
 */
export function joinWrappedUnits(page: Page): Page {
  const lines = [...page.lines]
  lines.forEach((line, at) => {
    const before = lines[at - 1]
    if (!before || line.y - before.y > 1.9 * line.size) return
    const pairs = line.chunks.flatMap((second) => {
      const first = before.chunks.find((one) => isOneUnit(one, second))
      return first ? [{ first, second }] : []
    })
    if (pairs.length === 0) return
    const isAbove = before.chunks.length >= line.chunks.length
    const joined = (one: Chunk) => joinedWith(one, pairs)
    const without = ({ chunks }: Line) => chunks.filter((one) => joined(one) === null)
    lines[at - 1] = { ...before, chunks: isAbove ? before.chunks.map((one) => joined(one) ?? one) : without(before) }
    lines[at] = { ...line, chunks: isAbove ? without(line) : line.chunks.map((one) => joined(one) ?? one) }
  })
  return { ...page, lines: lines.filter(({ chunks }) => chunks.length > 0) }
}

function joinedWith(one: Chunk, pairs: readonly { first: Chunk; second: Chunk }[]): Chunk | null {
  const pair = pairs.find(({ first, second }) => first === one || second === one)
  if (!pair) return null
  const { first, second } = pair
  return { ...one, text: `${first.text} ${second.text}`, x1: Math.max(first.x1, second.x1) }
}

/** "Fossil CO2e emissions from operations, million" over "tonnes": a title that continues. */
const endsInMagnitude =
  /^.{8,110}(?:,|\(| in) (?:in )?(?:millions?|thousands?|mio\.?|millionen|tsd\.?|tausend|tusen|miljoner|millioner)(?: of)?$/i

/** "Emissions (million t-" over "CO2)": the bracket of a head continues. */
const openMass = /\((?:in )?(?:[\p{L}. ]+ )?(?:[kM]?t|tonnes|tons?)-?$/iu
const closingGas = /^-?CO ?[2₂] ?-?(?:e|eq\w*\.?)? ?\)$/i

function isOneUnit(first: Chunk, second: Chunk): boolean {
  const isUnder = first.x0 < second.x1 && second.x0 < first.x1
  if (isUnder && openMass.test(first.text.trim()) && closingGas.test(second.text.trim())) return true
  const isAtEdge = Math.abs(first.x0 - second.x0) <= 3 || Math.abs(first.x1 - second.x1) <= 3
  if (Math.abs(first.x0 - second.x0) <= 3 && endsInMagnitude.test(first.text.trim())) return isMass(second.text)
  if (!isAtEdge || first.text.split(' ').length > 4) return false
  if (magnitudeAlone.test(first.text.trim())) return isMass(second.text)
  return gasAlone.test(second.text.trim()) && isMass(first.text)
}

function isMass(text: string): boolean {
  return text.length < 25 && !/\d/.test(text.replace(/CO ?[2₂]/gi, '')) && findUnit(text) !== null && !isIntensity(text)
}
