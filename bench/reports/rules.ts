import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { isChosen, isWhole, option } from './chosen-reports'
import { dataFolder } from './data-folder'
import type { LabelledReport } from './labelled-report'
import { type RuleMeasured, rulesAsMarkdown } from './rule-results'
import { fitSwitches, rulesInTests } from './rule-switches'
import type { Totals } from './score'

/**
 * Measures what each rule of the report reader gains and loses on the labelled reports:
 *   npm run bench -- rules [--minutes 60] [--kind PDF|text|"data pack"] [--half tune|learn|hold] [--only NAME] [--rule WORDS] [--silent]
 * A rule is a function of service/reports that says yes or no, changes a page or its lines, or finds figures. First every document is
 * read once, which shows the rules that apply in none. Then the others are switched off, in groups and alone, and the open documents in
 * which they apply are read again, the quickest first, until the minutes are over; half of them are for the first readings. Documents of the hold part are only read once, and
 * only counted. With --silent it ends after the first readings. Without options it writes bench/reports/RULES.md.
 */
const RULES = fileURLToPath(new URL('RULES.md', import.meta.url))
const began = performance.now()
const minutes = Number(option('minutes') ?? 60)
const isOver = (share = 1) => performance.now() - began > share * minutes * 60_000

const switches = fitSwitches()
// Imported after the switches are inserted.
const { realReports } = await import('./real-reports')
const { annotatedReports, shortTexts } = await import('./older-sets')
const { caseReports } = await import('./case-reports')
const { scoreReport, totalsOf } = await import('./score')
const { isOpen } = await import('./half')

async function totals(report: LabelledReport): Promise<Totals> {
  return totalsOf(scoreReport(report, await report.read()))
}

type Known = { report: LabelledReport; isClosed: boolean; before: Totals; speaking: Set<string>; milliseconds: number }

async function readOnce(report: LabelledReport, isClosed: boolean): Promise<Known> {
  const started = performance.now()
  let before: Totals = { cells: 0, right: 0, wrong: 0, missed: 0, invented: 0 }
  const speaking = await switches.spokenIn(async () => {
    try {
      before = await totals(report)
    } catch {
      // A case of a file that cannot be read: the rules that found this out have applied.
    }
  })
  return { report, isClosed, before, speaking, milliseconds: performance.now() - started }
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

const groupSize = 16

/** The rules that applied in each unit test; none before `npm run bench -- rule-tests`. */
function readTests(): ReadonlySet<string>[] {
  if (!existsSync(rulesInTests)) return []
  const last = new Map<string, ReadonlySet<string>>()
  for (const line of readFileSync(rulesInTests, 'utf8').split('\n')) {
    if (line === '') continue
    const [name, rules] = z.tuple([z.string(), z.array(z.string())]).parse(JSON.parse(line))
    last.set(name, new Set(rules))
  }
  return [...last.values()]
}

/** Adds what is lost in one document without each rule that applies in it. */
async function measureIn(one: Known, measured: ReadonlyMap<string, RuleMeasured>): Promise<void> {
  const spoken = [...measured.keys()].filter((id) => one.speaking.has(id))
  for (let start = 0; start < spoken.length; start += groupSize)
    for (const [id, loss] of await losses(spoken.slice(start, start + groupSize), one)) {
      const sum = measured.get(id)
      if (!sum) continue
      sum.gained += loss?.right ?? 0
      sum.falseWithout += loss?.false ?? 0
      sum.unreadable += loss === null ? 1 : 0
    }
  for (const id of spoken) {
    const sum = measured.get(id)
    if (sum) sum.tried += 1
  }
}

if (!existsSync(dataFolder))
  console.log('The labelled reports are not here (../shared/data/reports): nothing to measure.')
else {
  const labelled = realReports()
  const reports = [
    ...caseReports(),
    ...labelled.filter(({ kind }) => kind !== 'PDF'),
    ...shortTexts('garbo-text'),
    ...shortTexts('garbo-text-scope3'),
    ...annotatedReports('pdf-pages', 'extract'),
    ...annotatedReports('real/extracts', 'extract'),
    ...labelled.filter(({ kind }) => kind === 'PDF'),
    ...annotatedReports('pdf-full', 'PDF'),
  ].filter(isChosen)
  const isSilent = process.argv.includes('--silent')
  const real = new Set(labelled.map(({ name }) => name))
  const known: Known[] = []
  for (const report of reports) {
    if (isOver(isSilent ? 1 : 0.5)) break
    const isClosed = real.has(report.name) && !isOpen(report.name)
    known.push(await readOnce(report, isClosed))
    if (known.length % 10 === 0) console.error(`${known.length} of ${reports.length} read`)
  }
  const words = option('rule') ?? ''
  const tests = readTests()
  const measured = new Map<string, RuleMeasured>()
  for (const { id } of switches.all)
    if (id.includes(words))
      measured.set(id, {
        open: known.filter(({ isClosed, speaking }) => !isClosed && speaking.has(id)).length,
        closed: known.filter(({ isClosed, speaking }) => isClosed && speaking.has(id)).length,
        tried: 0,
        gained: 0,
        falseWithout: 0,
        unreadable: 0,
        tests: tests.filter((applying) => applying.has(id)).length,
      })
  const silent = [...measured].filter(([, { open, closed }]) => open + closed === 0).map(([id]) => id)
  console.log(`${measured.size} rules, ${known.length} documents.\n\n## Apply in none of them: ${silent.length}\n`)
  for (const id of silent) console.log(id)
  const write = (done: number) => {
    const open = known.filter(({ isClosed }) => !isClosed).length
    const counts = { all: reports.length, open, closed: known.length - open, measured: done, tests: tests.length }
    if (isWhole && words === '') writeFileSync(RULES, rulesAsMarkdown(measured, counts))
  }
  const open = known.filter(({ isClosed }) => !isClosed).sort((a, b) => a.milliseconds - b.milliseconds)
  let done = 0
  if (!isSilent)
    for (const one of open) {
      if (isOver()) break
      await measureIn(one, measured)
      done += 1
      if (done % 10 === 0) write(done)
      console.error(`${done} of ${open.length} measured: ${one.report.name}`)
    }
  write(done)
  console.log(`\n## What is lost without each, and false figures more\n`)
  for (const [id, { open: in_, gained, falseWithout, unreadable }] of measured)
    if (in_ > 0) console.log(`${gained} ${falseWithout} ${unreadable} ${id} (in ${in_})`)
}
