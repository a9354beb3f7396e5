import type { Candidate } from '@/service/reports/model/figure'

type Sized = Candidate & { tonnes: number }

const ofTwo = (scope: string) => scope === '2' || scope === '2lb' || scope === '2mb'

/**
 * Leaves out the total of scopes 1 and 2 where a label that names one of them stands beside it: of two amounts of scope 1 in one year, the
 * one that is the other plus the year's scope 2 is the total of both, and likewise for scope 2.
 */
export function withoutSumsOfScopes<T extends Sized>(candidates: readonly T[]): T[] {
  const sums = new Set<T>()
  for (const own of Map.groupBy(candidates, ({ year, page }) => `${year} ${page}`).values()) {
    const one = own.filter(({ scope }) => scope === '1')
    const two = own.filter(({ scope }) => ofTwo(scope))
    for (const [of, others] of [
      [one, two],
      [two, one],
    ] as const) {
      const [own, other] = [inOrder(of), inOrder(others)]
      for (const sum of of) {
        const parts = of.filter((part) => hasRest(other, sum, part))
        // What is missing may be another part of the same scope.
        const isOfParts = parts.some((part) => hasRest(own, sum, part))
        if (parts.length > 0 && !isOfParts) sums.add(sum)
      }
    }
  }
  return candidates.filter((one) => !sums.has(one))
}

function inOrder(some: readonly Sized[]): Sized[] {
  return some.toSorted((a, b) => a.tonnes - b.tonnes)
}

/** Whether one of them, smallest first, is what the part lacks. A page of text may be a whole report: only those of about that size are tried. */
function hasRest(some: readonly Sized[], sum: Sized, part: Sized): boolean {
  const [rest, slack] = [sum.tonnes - part.tonnes, slackOf(sum)]
  let [from, end] = [0, some.length]
  while (from < end) {
    const middle = Math.floor((from + end) / 2)
    if ((some[middle]?.tonnes ?? 0) < rest - slack) from = middle + 1
    else end = middle
  }
  for (let at = from; at < some.length; at += 1) {
    const other = some[at]
    if (!other || other.tonnes > rest + slack) return false
    if (other !== sum && isSum(sum, part, other)) return true
  }
  return false
}

function slackOf({ tonnes }: Sized): number {
  return Math.max(1.01, 0.0002 * tonnes)
}

/** Each of its own place; small amounts add up by chance. */
function isSum(sum: Sized, part: Sized, other: Sized): boolean {
  if (sum.scope !== part.scope || part.tonnes <= 0 || other.tonnes <= 0 || sum.tonnes < 100) return false
  if (sum.box.y0 === part.box.y0 || sum.box.y0 === other.box.y0) return false
  const isApart = part.tonnes < 0.995 * sum.tonnes && other.tonnes < 0.995 * sum.tonnes
  return isApart && Math.abs(part.tonnes + other.tonnes - sum.tonnes) <= slackOf(sum)
}

/**
 * One amount read for both methods of scope 2, where one of them is printed elsewhere with another amount: it is that of the other method,
 * as a sentence that names both does not tell them apart.
 */
export function withoutSharedByMethods<T extends Sized>(candidates: readonly T[], threshold: number): T[] {
  const isOfPlace = (a: T, b: T) => a.page === b.page && a.printedValue === b.printedValue && a.year === b.year
  const told = (one: T) =>
    candidates.some(
      (other) =>
        other.scope === one.scope &&
        other.year === one.year &&
        other.score >= threshold &&
        Math.abs(other.tonnes - one.tonnes) > 0.005 * Math.max(other.tonnes, one.tonnes),
    )
  return candidates.filter((one) => {
    if (one.scope !== '2lb' && one.scope !== '2mb') return true
    if (one.reasons[0]?.rule !== 'sentence') return true
    const twin = candidates.find(
      (other) => other.scope === (one.scope === '2lb' ? '2mb' : '2lb') && isOfPlace(one, other),
    )
    return twin === undefined || !told(one) || told(twin)
  })
}
