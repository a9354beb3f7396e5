import { existsSync } from 'node:fs'
import { isChosen, option } from './chosen-reports'
import { dataFolder } from './data-folder'
import type { LabelledReport } from './labelled-report'
import { fitSwitches } from './rule-switches'
import type { Totals } from './score'

/**
 * What each rule of the reader gains and loses on the real reports:
 *   npm run bench -- rules [--kind PDF|text|"data pack"] [--half tune|hold] [--only NAME] [--rule WORDS]
 * A rule is a function of service/reports that says yes or no, changes a page or its lines, or finds figures. Each is switched off in
 * turn and the documents that it speaks in are read again. Prints those that gain nothing, and what the others gain.
 * Without options it takes hours: begin with one kind or one file of rules (--rule tables/grid).
 */
const switches = fitSwitches()
// After the switches are fitted.
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

/** What is lost without the rule; below 0 is gained without it. */
async function lossWithout(id: string, known: readonly Known[]): Promise<{ right: number; false: number }> {
  switches.switchOff(id)
  const loss = { right: 0, false: 0 }
  for (const { report, before, speaking } of known) {
    if (!speaking.has(id)) continue
    const { right, wrong, invented } = await totals(report)
    loss.right += before.right - right
    loss.false += wrong + invented - before.wrong - before.invented
  }
  switches.switchOff(null)
  return loss
}

if (!existsSync(dataFolder))
  console.log('The labelled reports are not here (../shared/data/reports): nothing to measure.')
else {
  const known = await readAll(realReports().filter(isChosen))
  const words = option('rule') ?? ''
  const rules = switches.all.map(({ id }) => id).filter((id) => id.includes(words))
  const silent = rules.filter((id) => !known.some(({ speaking }) => speaking.has(id)))
  console.log(`${rules.length} rules, ${known.length} documents.\n\n## Speaks in none of them: ${silent.length}\n`)
  for (const id of silent) console.log(id)
  console.log('\n## Speaks: cells lost, and false figures more, without it\n')
  let idle = 0
  for (const id of rules) {
    if (silent.includes(id)) continue
    const loss = await lossWithout(id, known)
    const documents = known.filter(({ speaking }) => speaking.has(id)).length
    if (loss.right === 0 && loss.false === 0) idle += 1
    console.log(`${loss.right} ${loss.false} ${id} (in ${documents})`)
  }
  console.log(`\n${idle} speak and change nothing that is counted.`)
}
