import type { Format } from '@/lib/format/create-format'
import { inUnit, type MassUnit, massUnitFor } from '@/lib/format/mass'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import type { TargetAnswer } from '@/lib/views/answers/target-answer'
import { joinWithCommas, withinSentence } from '@/lib/views/translate/list-words'
import { describeTarget } from '@/lib/views/translate/target-words'
import { type ComparedYear, comparableStretches } from '@/service/contract/organization/comparable-years'
import { mostBetween, toComparedYear } from '@/service/figures/compared-year'
import { allScopesAmounts, isWholeAmount, scopes1And2Amounts } from '@/service/figures/emission-amounts'
import { isOfFinancial, reportedYears } from './chosen-figures'
import { spanOf } from './worldwide'

/** The scopes that the history covers. */
export type TrajectoryScope = 'scopes12' | 'all'

export type TrajectorySeries = { key: string; label: string; look: 'history' | 'own' | 'path' }
export type TrajectoryPoint = { year: number } & Record<string, number | null>

export type TrajectoryView = {
  unit: MassUnit
  series: TrajectorySeries[]
  points: TrajectoryPoint[]
  /** Years of targets without an amount. */
  marks: { year: number; label: string }[]
  /** The source of each line. */
  sources: string[]
  /** What is not drawn, each with the reason. */
  notDrawn: string[]
  /** Years with figures, from which the 4.2 % path can start; empty if nothing is known. */
  baseYears: number[]
  baseYear: number | null
  claim: string
}

/** SBTi's cross-sector minimum for 1.5 °C: linear, in percent of the base year (SBTi Corporate Near-term Criteria). */
const shareAYear = 0.042
/** SBTi accepts no earlier base year (the same criteria, C13). */
const earliestBaseYear = 2015

const scopeLabels = { scopes12: 'scopes12', all: 'scopes123' } as const

function scopeWords(scope: TrajectoryScope, format: Format): string {
  return withinSentence(format.words('figures')(scopeLabels[scope]), format)
}

/** The amount of each year: only years with every requested scope, so that no year looks too low. */
function amountsByYear(organization: OrganizationAnswer, scope: TrajectoryScope): ComparedYear[] {
  const ofFinancial = isOfFinancial(organization)
  const years = reportedYears(organization, ['worldwide'])
  return years.flatMap((year) => {
    const others = years.filter((other) => other.year !== year.year).map(({ emissions }) => emissions)
    const [amount] =
      scope === 'scopes12'
        ? scopes1And2Amounts(year.emissions)
        : allScopesAmounts(year.emissions, ofFinancial, others).filter(isWholeAmount)
    return amount === undefined || amount.scope3Coverage === 'scopes_unknown' ? [] : [toComparedYear(year, amount)]
  })
}

const coversOf = { scopes12: 'scope_1_and_2', all: 'all_scopes' } as const

/** The years that compare with the newest, oldest first. */
function comparedWithNewest(amounts: readonly ComparedYear[], scope: TrajectoryScope): ComparedYear[] {
  return comparableStretches(amounts, mostBetween({ covers: coversOf[scope] }))[0] ?? []
}

type Path = { label: string; source: string; from: number; to: number; start: number; end: number }

function ownPath(target: TargetAnswer, history: Map<number, number>, scope: TrajectoryScope, format: Format) {
  const { reduction_percent: percent, base_year: base, target_year: due } = target
  const words = format.words('figures')
  const scopes = scopeWords(scope, format)
  const said = describeTarget(target, format)
  if (percent === null || base === null || due === null) {
    return { reason: words(due === null ? 'trajectoryNoTargetYear' : 'trajectoryNoBasePercent', { target: said }) }
  }
  const start = history.get(base)
  if (start === undefined && base >= format.thisYear) {
    return { reason: format.words('organization')('trajectoryBaseToCome', { target: said, base: String(base) }) }
  }
  if (start === undefined)
    return { reason: words('trajectoryNoBaseFigure', { target: said, scopes, base: String(base) }) }
  const reduction = `−${format.percent(format.number.significant(percent, 3))}`
  const label = words('trajectoryOwn', { reduction, base: String(base), due: String(due) })
  const covers = target.scopes ?? words('trajectoryCoversUnsaid', { scopes })
  const path: Path = {
    label,
    source: words('trajectoryCovers', { target: said, covers }),
    from: base,
    to: due,
    start,
    end: start * (1 - percent / 100),
  }
  return { path }
}

/** A straight line between the two ends; null outside. */
function valueAt({ from, to, start, end }: Path, year: number): number | null {
  return year < from || year > to ? null : start + ((end - start) * (year - from)) / (to - from)
}

/** The year asked for or that of an own target, else the first of those that compare with the newest. */
function chooseBase(
  history: Map<number, number>,
  own: readonly Path[],
  compared: readonly ComparedYear[],
  asked: number | null,
): number | null {
  if (asked !== null && history.has(asked)) return asked
  const ofOwn = own[0]?.from
  if (ofOwn !== undefined) return ofOwn
  return compared.find(({ year }) => year >= earliestBaseYear)?.year ?? null
}

function standardPath(base: number, start: number, own: readonly Path[], format: Format): Path {
  const words = format.words('figures')
  const to = Math.max(2030, base + 1, ...own.map((path) => Math.min(path.to, 2040)))
  return {
    label: words('trajectoryPath', { base: String(base) }),
    source: words('trajectoryPathSource', { base: String(base) }),
    from: base,
    to,
    start,
    end: start * Math.max(0, 1 - shareAYear * (to - base)),
  }
}

function claimOf(
  history: Map<number, number>,
  compared: readonly ComparedYear[],
  path: Path | null,
  scope: TrajectoryScope,
  format: Format,
): string {
  const newest = Math.max(...history.keys())
  const actual = history.get(newest)
  const wanted = path && valueAt(path, newest)
  if (!path || actual === undefined || wanted === null) return ''
  // Where no earlier year compares the path starts with the newest, and it is said of the first of them why.
  const first = [...history.keys()].filter((year) => year >= earliestBaseYear).toSorted((a, b) => a - b)[0] ?? newest
  const base = path.from === newest ? first : path.from
  if (base >= newest) return ''
  if (!compared.some(({ year }) => year === base))
    return format.words('figures')('trajectoryNotCompared', { base: String(base), year: String(newest) })
  if (path.from === newest) return ''
  return format.words('figures')(actual > wanted ? 'trajectoryAbove' : 'trajectoryBelow', {
    year: String(newest),
    scopes: scopeWords(scope, format),
    mass: format.massInWords(Math.abs(actual - wanted)),
    base: String(path.from),
  })
}

function marksOf(
  targets: readonly TargetAnswer[],
  drawn: readonly Path[],
  newest: number,
  format: Format,
): TrajectoryView['marks'] {
  const words = format.words('figures')
  const labels = new Map<number, string[]>()
  for (const { kind, status, target_year: year } of targets) {
    if (year === null || year <= newest || status === 'removed' || drawn.some(({ to }) => to === year)) continue
    const isNetZero = kind === 'net_zero' || (status ?? '').toLowerCase() === 'net zero'
    const label = words(isNetZero ? 'netZero' : kind === 'near_term' ? 'targetNearTerm' : 'target')
    labels.set(year, [...new Set([...(labels.get(year) ?? []), label])])
  }
  return [...labels]
    .map(([year, said]) => ({
      year,
      label: words('markOf', { what: joinWithCommas(said, format), year: String(year) }),
    }))
    .sort((a, b) => a.year - b.year)
}

function pathsOf(
  targets: readonly TargetAnswer[],
  history: Map<number, number>,
  scope: TrajectoryScope,
  format: Format,
) {
  const own: Path[] = []
  const notDrawn: string[] = []
  for (const target of targets) {
    const { path, reason } = ownPath(target, history, scope, format)
    if (path) own.push(path)
    if (reason) notDrawn.push(reason)
  }
  return { own, notDrawn }
}

/**
 * The history of the requested scopes, the organization's own targets and a path of 4.2 % a year. A line is drawn only if its base year
 * has a figure; everything else is listed with the reason. `baseYear` null: the first from 2015 on.
 */
export function viewTrajectory(
  organization: OrganizationAnswer,
  targets: readonly TargetAnswer[],
  { scope, baseYear: asked }: { scope: TrajectoryScope; baseYear: number | null },
  format: Format,
): TrajectoryView {
  const words = format.words('figures')
  const amounts = amountsByYear(organization, scope)
  const history = new Map(amounts.map(({ year, kilograms }) => [year, kilograms]))
  const compared = comparedWithNewest(amounts, scope)
  const { own, notDrawn } = pathsOf(targets, history, scope, format)
  const base = chooseBase(history, own, compared, asked)
  const start = base === null ? undefined : history.get(base)
  const standard = base !== null && start !== undefined ? standardPath(base, start, own, format) : null
  if (standard === null)
    notDrawn.push(
      history.size === 0
        ? words('trajectoryNoYear', { scopes: scopeWords(scope, format) })
        : words('trajectoryNoStart', { year: String(earliestBaseYear) }),
    )
  const paths = [
    ...own.map((path, index) => ({ path, key: `own${index}`, look: 'own' as const })),
    ...(standard ? [{ path: standard, key: 'standard', look: 'path' as const }] : []),
  ]
  const newest = Math.max(0, ...history.keys())
  const marks = history.size === 0 ? [] : marksOf(targets, own, newest, format)
  const years = spanOf([
    ...history.keys(),
    ...paths.flatMap(({ path }) => [path.from, path.to]),
    ...marks.map((mark) => mark.year),
  ])
  const unit = massUnitFor(Math.max(0, ...history.values()))
  const drawn = (kilograms: number | null | undefined) => (kilograms == null ? null : inUnit(kilograms, unit))
  return {
    unit,
    series: [
      ...(history.size > 0
        ? [
            {
              key: 'history',
              label: words(scopeLabels[scope]),
              look: 'history' as const,
            },
          ]
        : []),
      ...paths.map(({ key, look, path }) => ({ key, look, label: path.label })),
    ],
    points: years.map((year) => ({
      year,
      history: drawn(history.get(year)),
      ...Object.fromEntries(paths.map(({ key, path }) => [key, drawn(valueAt(path, year))])),
    })),
    marks,
    sources: paths.map(({ path }) => path.source),
    notDrawn,
    baseYears: [...history.keys()].filter((year) => year >= earliestBaseYear).sort((a, b) => a - b),
    baseYear: standard ? base : null,
    claim: claimOf(history, compared, standard, scope, format),
  }
}
