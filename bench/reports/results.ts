import { countCauses } from './causes'
import { type Half, halfOf, halves } from './half'
import type { LabelledReport } from './labelled-report'
import { precisionOf, recallOf, type Scored, type Totals, totalsOf } from './score'

export type Measured = {
  report: LabelledReport
  scored: readonly Scored[]
  /** The cause of each figure that is not correct; scopes 1, 2 and 3 only. */
  causes: readonly (string | null)[]
  seconds: number
}

const groups = {
  'scopes 1, 2, 3': (scope: string) => /^(?:[13]|2(?:lb|mb)?)$/.test(scope),
  'categories of scope 3': (scope: string) => scope.startsWith('3.'),
  'scopes 1 and 2 together': (scope: string) => scope === '1+2',
} as const

const percent = (share: number | null) => (share === null ? '–' : share.toFixed(1))

export function rowOfTotals(name: string, totals: Totals): string {
  const { cells, right, wrong, missed, invented } = totals
  return `| ${name} | ${cells} | ${right} | ${wrong} | ${missed} | ${invented} | ${percent(recallOf(totals))} | ${percent(precisionOf(totals))} |`
}

export const headOfLines =
  '| | cells | right | wrong | missed | invented | found % | right % |\n|---|---|---|---|---|---|---|---|'

function tableOf(rows: readonly [string, readonly Scored[]][]): string {
  const told = rows.filter(([, scored]) => scored.length > 0)
  return [headOfLines, ...told.map(([name, scored]) => rowOfTotals(name, totalsOf(scored)))].join('\n')
}

function proofRow(name: string, scored: readonly Scored[]): string {
  const { cells } = totalsOf(scored)
  const proved = scored.filter(({ figure }) => figure?.proof === 'sum')
  const right = proved.filter(({ outcome }) => outcome === 'right').length
  const share = cells === 0 ? null : (100 * right) / cells
  const rightShare = proved.length === 0 ? null : (100 * right) / proved.length
  return `| ${name} | ${cells} | ${proved.length} | ${right} | ${percent(share)} | ${percent(rightShare)} |`
}

/** Returns the results by kind of document, scope and language, as Markdown, without any label or amount of a report. */
export function resultsOf(title: string, measured: readonly Measured[]): string {
  const within = (half: Half | null, keep: (one: Measured) => boolean, inGroup: (scope: string) => boolean) =>
    measured
      .filter((one) => (half === null || halfOf(one.report.name) === half) && keep(one))
      .flatMap(({ scored }) => scored.filter(({ scope }) => inGroup(scope)))
  const kinds = [...new Set(measured.map(({ report }) => report.kind))]
  const languages = [...new Set(measured.map(({ report }) => report.language))]
  const everything = () => true
  const ofGroups = Object.entries(groups).map(
    ([name, inGroup]) =>
      `### ${name}\n\n${tableOf(
        kinds.flatMap((kind) =>
          halves.map((half): [string, Scored[]] => [
            `${kind}, ${half}`,
            within(half, ({ report }) => report.kind === kind, inGroup),
          ]),
        ),
      )}`,
  )
  const scopes = ['1', '2', '2lb', '2mb', '3']
  const byScope = tableOf(
    scopes.flatMap((scope) =>
      halves.map((half): [string, Scored[]] => [
        `scope ${scope}, ${half}`,
        within(half, everything, (one) => one === scope),
      ]),
    ),
  )
  const byLanguage = tableOf(
    languages.flatMap((language) =>
      halves.map((half): [string, Scored[]] => [
        `${language}, ${half}`,
        within(half, ({ report }) => report.language === language, groups['scopes 1, 2, 3']),
      ]),
    ),
  )
  const proved = [
    '| | cells | figures with a proof | of these right | share of cells with a proof % | right % |\n|---|---|---|---|---|---|',
    ...kinds.flatMap((kind) =>
      halves.flatMap((half) => {
        const own = within(half, ({ report }) => report.kind === kind, everything)
        return own.length === 0 ? [] : [proofRow(`${kind}, ${half}`, own)]
      }),
    ),
  ].join('\n')
  const slowest = Math.max(0, ...measured.map(({ seconds }) => seconds))
  return [
    `## ${title}`,
    ...ofGroups,
    `### By scope\n\n${byScope}`,
    `### By language (scopes 1, 2, 3)\n\n${byLanguage}`,
    `### Figures that a printed sum bears out (all scopes)\n\n${proved}`,
    ...kinds.flatMap((kind) =>
      halves.map((half) => {
        const own = measured.filter(({ report }) => report.kind === kind && halfOf(report.name) === half)
        return `### Causes, ${kind}, ${half} (scopes 1, 2, 3)\n\n${countCauses(own.flatMap(({ causes }) => causes))}`
      }),
    ),
    `Slowest document: ${slowest.toFixed(0)} s on a machine that other programs used too.`,
  ].join('\n\n')
}

/** Returns one line for a set that was used to write rules and therefore does not measure the reader on new reports. */
export function lineOf(title: string, measured: readonly Measured[]): string {
  return rowOfTotals(title, totalsOf(measured.flatMap(({ scored }) => scored)))
}
