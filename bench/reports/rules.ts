import { existsSync } from 'node:fs'
import { isChosen, option } from './chosen-reports'
import { dataFolder } from './data-folder'
import type { LabelledReport } from './labelled-report'
import { fitSwitches } from './rule-switches'
import type { Totals } from './score'

/**
 * Measures what each rule of the report reader gains and loses on the real reports:
 *   npm run bench -- rules [--kind PDF|text|"data pack"] [--half tune|learn|hold] [--only NAME] [--rule WORDS] [--silent]
 * A rule is a function of service/reports that says yes or no, changes a page or its lines, or finds figures. They are switched off
 * in groups, then alone, and the documents in which they apply are read again. Prints those that gain nothing, and what the others
 * gain.
 * Without options it takes hours: begin with one kind or one file of rules (--rule tables/grid), or with --silent, which only lists
 * those that apply in no document. Prints its progress on the standard error.
 */
const switches = fitSwitches()
// Imported after the switches are inserted.
const { realReports } = await import('./real-reports')
const { scoreReport, totalsOf } = await import('./score')

async function totals(report: LabelledReport): Promise<Totals> {
  return totalsOf(scoreReport(report, await report.read()))
}

type Known = { report: LabelledReport; before: Totals; speaking: Set<string> }

async function readAll(reports: readonly LabelledReport[]): Promise<Known[]> {
  const known: Known[] = []
  for (const report of reports) {
    let before: Totals | null = null
    const speaking = await switches.spokenIn(async () => {
      before = await totals(report)
    })
    if (before) known.push({ report, before, speaking })
  }
  return known
}

type Loss = { right: number; false: number }

/** Returns what is lost in one report without these rules; a gain is negative. Null where the report cannot be read without them. */
async function lossWithout(ids: readonly string[], { report, before }: Known): Promise<Loss | null> {
  switches.switchOff(ids)
  try {
    const { right, wrong, invented } = await totals(report)
    return { right: before.right - right, false: wrong + invented - before.wrong - before.invented }
  } catch {
    return null
  } finally {
    switches.switchOff([])
  }
}

/**
 * Returns the rules that change the counts of one report. They are switched off in groups first, and only a group that changes
 * something is split into halves: most rules change nothing, and one reading of the report tests many of them.
 */
async function losses(ids: readonly string[], known: Known): Promise<Map<string, Loss | null>> {
  const loss = await lossWithout(ids, known)
  if (loss?.right === 0 && loss.false === 0) return new Map()
  const [only] = ids
  if (ids.length === 1 && only !== undefined) return new Map([[only, loss]])
  const middle = Math.ceil(ids.length / 2)
  return new Map([...(await losses(ids.slice(0, middle), known)), ...(await losses(ids.slice(middle), known))])
}

const groupSize = 8

if (!existsSync(dataFolder))
  console.log('The labelled reports are not here (../shared/data/reports): nothing to measure.')
else {
  const known = await readAll(realReports().filter(isChosen))
  const words = option('rule') ?? ''
  const rules = switches.all.map(({ id }) => id).filter((id) => id.includes(words))
  const silent = rules.filter((id) => !known.some(({ speaking }) => speaking.has(id)))
  console.log(`${rules.length} rules, ${known.length} documents.\n\n## Speaks in none of them: ${silent.length}\n`)
  for (const id of silent) console.log(id)
  if (process.argv.includes('--silent')) process.exit()
  const lost = new Map<string, Loss & { unreadable: number }>()
  for (const [at, one] of known.entries()) {
    const spoken = rules.filter((id) => one.speaking.has(id))
    for (let start = 0; start < spoken.length; start += groupSize)
      for (const [id, loss] of await losses(spoken.slice(start, start + groupSize), one)) {
        const sum = lost.get(id) ?? { right: 0, false: 0, unreadable: 0 }
        sum.right += loss?.right ?? 0
        sum.false += loss?.false ?? 0
        sum.unreadable += loss === null ? 1 : 0
        lost.set(id, sum)
      }
    console.error(`${at + 1} of ${known.length}: ${one.report.name}, ${spoken.length} rules spoke in it`)
  }
  console.log('\n## Speaks: cells lost, false figures more, and documents that cannot be read without it\n')
  let idle = 0
  for (const id of rules) {
    const documents = known.filter(({ speaking }) => speaking.has(id)).length
    if (documents === 0) continue
    const { right, false: isFalse, unreadable } = lost.get(id) ?? { right: 0, false: 0, unreadable: 0 }
    if (right === 0 && isFalse === 0 && unreadable === 0) idle += 1
    console.log(`${right} ${isFalse} ${unreadable} ${id} (in ${documents})`)
  }
  console.log(`\n${idle} speak and change nothing that is counted.`)
}
