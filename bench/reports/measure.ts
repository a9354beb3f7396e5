import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TraceEntry } from '@/service/reports/model/trace'
import { causeOf } from './causes'
import { isChosen, isWhole, option } from './chosen-reports'
import { dataFolder } from './data-folder'
import { asFlattenedTexts } from './flattened'
import { isOpen } from './half'
import type { LabelledReport } from './labelled-report'
import { timeLongReports } from './long-report'
import { annotatedReports, shortTexts } from './older-sets'
import { realReports } from './real-reports'
import { headOfLines, lineOf, type Measured, resultsOf } from './results'
import { type Scored, scoreReport } from './score'
import { measureTwoReaders } from './two-readers'

/**
 * Compares the figures that the report reader finds in real reports with those that people read in them:
 *   npm run bench -- reports [--half tune|learn|hold] [--kind PDF|text|"data pack"] [--only NAME] [--older] [--two] [--long]
 *     [--flattened FOLDER]: the labelled PDF as texts that a program extracted from them, NAME.txt in this folder
 * Prints each error of the tune and learn parts with its page; those of the hold part are only counted. Without options it measures everything
 * and writes bench/reports/RESULTS.md.
 */
const RESULTS = fileURLToPath(new URL('RESULTS.md', import.meta.url))

async function measure(reports: readonly LabelledReport[], isLoud: (name: string) => boolean): Promise<Measured[]> {
  const all: Measured[] = []
  for (const report of reports.filter(isChosen)) {
    const started = performance.now()
    const entries: TraceEntry[] = []
    const printed: string[] = []
    const read = await report.read({ note: (entry) => entries.push(entry) }, (lines) => printed.push(...lines))
    const scored = scoreReport(report, read)
    const isOfScopes = ({ scope }: Scored) => /^(?:[13]|2(?:lb|mb)?)$/.test(scope)
    const causes = scored.filter(isOfScopes).map((one) => causeOf(one, { report, scored, entries, lines: printed }))
    const seconds = (performance.now() - started) / 1000
    all.push({ report, scored, causes, seconds })
    const right = scored.filter(({ outcome }) => outcome === 'right').length
    if (!isLoud(report.name)) continue
    console.log(`${report.name}: ${right} of ${report.cells.length} cells, ${seconds.toFixed(1)} s`)
    for (const one of scored) if (one.outcome !== 'right') console.log(`  ${described(one)}`)
  }
  return all
}

function described({ outcome, year, scope, cell, figure }: Scored): string {
  const expected = cell
    ? `, expected ${cell.tonnes.join(' or ')}${cell.page === null ? '' : ` (page ${cell.page})`}`
    : ''
  const read = figure
    ? `, read ${figure.value} on page ${figure.page} from "${figure.quote.slice(0, 110)}" [${figure.printedUnit}] ${figure.confidence} ${figure.reasons.map(({ rule, values }) => `${rule} ${Object.values(values).join(' ')}`).join('; ')}`
    : ''
  return `${outcome.toUpperCase().padEnd(8)} ${year} ${scope}${expected}${read}`
}

async function measureOlder(): Promise<string> {
  const quiet = () => false
  return [
    '## Older sets\n\nUsed for years to write rules on, so that they only show what a change breaks. Labels that call one category scope 3 ("Scope 3 (business travel)", eight cells in extracts and in whole reports) are left so, and missed: it is read as that category (docs/decisions/0150).\n',
    headOfLines,
    lineOf('extracts, 12 that rules were written on', await measure(annotatedReports('pdf-pages', 'extract'), quiet)),
    lineOf('extracts, 11 more', await measure(annotatedReports('real/extracts', 'extract'), isOpen)),
    lineOf('whole reports', await measure(annotatedReports('pdf-full', 'PDF'), quiet)),
    lineOf('short texts, scopes 1 and 2', await measure(shortTexts('garbo-text'), quiet)),
    lineOf('short texts, scope 3', await measure(shortTexts('garbo-text-scope3'), quiet)),
  ].join('\n')
}

async function measureFlattened(folder: string): Promise<void> {
  const labelled = [
    ...realReports(),
    ...['pdf-pages', 'pdf-full', 'real/extracts'].flatMap((one) => annotatedReports(one, 'text')),
  ]
  console.log(resultsOf('Flattened texts', await measure(asFlattenedTexts(labelled, folder), isOpen)))
}

if (!existsSync(dataFolder))
  console.log('The labelled reports are not here (../shared/data/reports): nothing to measure.')
else if (process.argv.includes('--long')) timeLongReports()
else if (option('flattened')) await measureFlattened(option('flattened') ?? '')
else {
  const real =
    process.argv.includes('--older') || process.argv.includes('--two') ? null : await measure(realReports(), isOpen)
  const parts = [
    ...(real ? [resultsOf('Real reports, read by hand', real)] : []),
    ...(isWhole || process.argv.includes('--two') ? [await measureTwoReaders('qwen3-vl-32b-instruct')] : []),
    ...(isWhole || real === null ? [await measureOlder()] : []),
  ]
  console.log(parts.join('\n\n'))
  if (isWhole && real)
    writeFileSync(
      RESULTS,
      [
        '# What the reader of reports finds',
        'Written by `npm run bench -- reports`. "Found" is the share of what people read in the reports, "right" the share of what the reader gives. ' +
          'Rules are written on the tune half and, of the other half, on the part that was opened (learn); what is left of it (hold) is counted only. A cell is a report, a year and a scope; an amount is right within 0.6 % or 0.51 t; ' +
          'whatever is given besides is invented, unless it is another amount that the report prints for that year.',
        ...parts,
      ].join('\n\n') + '\n',
    )
}
