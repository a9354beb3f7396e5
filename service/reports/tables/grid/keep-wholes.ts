import type { Candidate } from '@/service/reports/model/figure'
import { namesCategoryNumber } from '@/service/reports/words/parse-scope'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import type { GridCell } from './walk-grid'
import { isWholeLabel, wordsLeft } from './words-left'

type Found = { candidate: Candidate; cell: GridCell }

/**
 * Different amounts of one page for the same year and scope are the whole and its parts, told apart by the words around them or by sums.
 * Drops the parts; keeps the whole and those that cannot be told apart, for the choice over the whole report.
 */
export function keepWholes(found: readonly Found[]): Candidate[] {
  const cells = new Map<string, Found[]>()
  for (const one of withoutNamedParts(found)) {
    const key = `${one.candidate.year} ${one.candidate.scope}`
    cells.set(key, [...(cells.get(key) ?? []), one])
  }
  return [...cells.values()].flatMap((twins) =>
    (twins.every(({ candidate }) => candidate.isListed) ? twins : wholesOf(twins)).map(({ candidate }) => candidate),
  )
}

function wholesOf(twins: readonly Found[]): readonly Found[] {
  const amounts = new Set(twins.map(({ candidate }) => candidate.number))
  if (amounts.size < 2) return twins
  const group = twins.filter(({ candidate }) => candidate.entity === 'group')
  if (group.length > 0) return group
  const underGroup = twins.filter(isUnderGroup)
  if (underGroup.length > 0 && twins.every((one) => underGroup.includes(one) || isUnderName(one))) return underGroup
  const sum = sumsAmong(twins)
  if (sum.length > 0) return sum
  const wholes = twins.filter((one) => !twins.some((other) => isTotalOver(other, one)))
  if (wholes.length < twins.length) return wholesOf(wholes)
  const least = Math.min(...twins.map(namesBeside))
  const plainest = twins.filter((one) => namesBeside(one) === least)
  return plainest.length < twins.length && least === 0 ? plainest : twins
}

const ofGroup =
  /(?<!\p{L})(?:group(?: totals?)?|company-?wide|consolidated|koncern(?:en)?|konzern|groupe|grupo|gruppo|konserni|konsern(?:et)?)(?!\p{L})/iu

/** "Group" as the nearest heading: its table is of the whole, whatever stands over it. */
function isUnderGroup({ cell }: Found): boolean {
  const heading = cell.headings.at(-1) ?? ''
  return ofGroup.test(heading) && isWholeLabel(heading)
}

/** "Acme Perth" as the nearest heading. */
function isUnderName({ cell }: Found): boolean {
  const heading = cell.headings.at(-1) ?? ''
  return wordsLeft(heading).length > 0 && !ofGroup.test(heading)
}

/** "Total" below "Electricity" and "District heating", all of them under one heading "Scope 2". */
function isTotalOver({ cell, candidate }: Found, { cell: part }: Found): boolean {
  const [label, labelOfPart] = [cell.labels.at(-1) ?? '', part.labels.at(-1) ?? '']
  const isBelow = cell.block === part.block && cell.row > part.row && cell.column === part.column
  const isUnderSame = cell.headings.join() === part.headings.join() && cell.headings.length > 0
  return candidate.scope !== '1+2' && isBelow && isUnderSame && isTotalLabel(label) && !isTotalLabel(labelOfPart)
}

/** "Scope 2, Acme Retail" beside "Total group scope 2" of either method: a part, if its words name more than the scope. */
function withoutNamedParts(all: readonly Found[]): readonly Found[] {
  const [listed, found] = [all.filter((one) => one.candidate.isListed), all.filter((one) => !one.candidate.isListed)]
  const keyOf = ({ candidate: { year, scope } }: Found) => `${year} ${scope.startsWith('2') ? '2' : scope}`
  const isNamed = ({ cell, candidate }: Found) =>
    candidate.scope.startsWith('3.')
      ? !namesCategoryNumber(candidate.label ?? '')
      : cell.labels.flatMap(wordsLeft).length > 0
  const plain = new Set(found.filter((one) => !isNamed(one)).map(keyOf))
  const cellOf = ({ candidate: { year, scope } }: Found) => `${year} ${scope}`
  const parts = new Set([...Map.groupBy(found.filter(isNamed), cellOf).values()].filter(areSeveral).flat())
  const wholes = found.filter((one) => !isNamed(one) || (!plain.has(keyOf(one)) && !parts.has(one)))
  return [...listed, ...wholes]
}

/** "Scope 1, Germany" beside "Scope 1, France": both are parts, as the whole would be their sum. */
function areSeveral(named: readonly Found[]): boolean {
  const labels = new Set(named.map(({ cell }) => cell.labels.join(' ')))
  const amounts = new Set(named.map(({ candidate }) => candidate.number))
  return labels.size > 1 && amounts.size > 1 && sumsAmong(named).length === 0
}

/** Returns the figures that are the sum of at least two others, each counted once. */
function sumsAmong(twins: readonly Found[]): Found[] {
  const amounts = new Set(twins.map(({ candidate }) => candidate.number))
  const all = [...amounts].reduce((sum, one) => sum + one, 0)
  if (amounts.size < 3) return []
  return twins.filter(({ candidate: { number } }) => Math.abs(all - 2 * number) <= Math.max(0.001 * number, 1))
}

/** How many words around the amount name something narrower than the whole. */
function namesBeside({ cell, candidate }: Found): number {
  const isCategory = candidate.scope.startsWith('3.')
  const labels = isCategory ? [] : cell.labels
  return [...labels, ...cell.headings].flatMap(wordsLeft).length
}
