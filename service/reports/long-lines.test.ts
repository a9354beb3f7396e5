import { expect, it } from 'vitest'
import { withGlued } from './input/text/flattened/label-of-row'
import { isAboutOthers } from './prose/about-others'
import { isAboutPart } from './prose/about-parts'
import { isWholeLabel } from './tables/grid/words-left'
import { isNotOwnScope3 } from './words/not-own'

/** As long as a line of a text may be (input/cut-lines.ts). */
const longLine = (sign: string) => sign.repeat(8_000)

it.each([
  ['about others', isAboutOthers, '数'],
  ['about others', isAboutOthers, 'é'],
  ['about a part', isAboutPart, '数'],
  ['about a part', isAboutPart, 'é'],
  ['of a whole', isWholeLabel, '-'],
  ['of emissions that are not its own', isNotOwnScope3, '数'],
  ['with a glued amount', (line: string) => withGlued(line) !== null, '数'],
])('whether a line is %s is told at once, however long it is', (_what, read, sign) => {
  const began = process.cpuUsage()
  read(longLine(sign))
  read(`scope 1 ${longLine(sign)}x!`)
  expect(process.cpuUsage(began).user / 1_000).toBeLessThan(150)
})
