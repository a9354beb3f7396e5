import type { TargetHistory } from '@/service/contract/footprint/target-history'
import { lastTargetYear } from '@/service/contract/organization/target-years'
import { type TargetState, targetStates } from '@/service/footprint/target-coverage'
import { firstListOn, monthsUntil, type PastState, type SbtiPast, targetOn } from '@/service/footprint/target-history'
import { listSbtiRecords, type SbtiRecord } from '@/service/storage/organizations/sbti-records'
import { calculateFootprint } from './calculate-footprint'
import { type FootprintContext, type FootprintRequest, gatherInputs } from './gather-inputs'

type Weighed = {
  id: number
  name: string | null
  today: TargetState
  past: SbtiPast | null
  spend: number
  kg: number | null
}

const mostMovers = 20

/**
 * Shares of a year's spend, and of the emissions computed from it, by what SBTi's list said about its suppliers on earlier days.
 * Suppliers and spend are always those of the requested year: only the list changes.
 */
export async function readTargetHistory(ctx: FootprintContext, request: FootprintRequest): Promise<TargetHistory> {
  // Shares within one year are the same in every currency; rates are per dollar.
  const inputs = await gatherInputs(ctx, { ...request, query: { ...request.query, currency: 'USD' } })
  const { lines } = calculateFootprint(inputs)
  const records = await listSbtiRecords(
    ctx.database,
    lines.map(({ organization_id: id }) => id),
  )
  const pasts = pastsOf(records)
  const suppliers = lines.map(
    (line): Weighed => ({
      id: line.organization_id,
      name: line.name,
      today: line.target,
      past: pasts.get(line.organization_id) ?? null,
      spend: Math.max(0, line.spend ?? 0),
      kg: line.result?.kg ?? null,
    }),
  )
  const listDay = ctx.reference.editions.byId.sbti.retrievedOn
  const total = suppliers.reduce((sum, { spend }) => sum + spend, 0)
  return {
    year: inputs.year,
    list_day: listDay,
    points: total > 0 ? pointsOf(suppliers, listDay) : [],
    movers: total > 0 ? moversOf(suppliers, listDay, total) : [],
    goal: inputs.goal,
  }
}

/** If a company has several rows: a present row before a removed one, then the one with the stronger near-term target. */
function pastsOf(records: readonly { organizationId: number; record: SbtiRecord }[]): Map<number, SbtiPast> {
  const rankOf = ({ history, nearTerm }: SbtiRecord) =>
    (history === undefined ? 0 : 10) + ['set', 'committed', 'removed', 'none'].indexOf(nearTerm.status)
  const first = new Map<number, SbtiRecord>()
  for (const { organizationId, record } of records) {
    const other = first.get(organizationId)
    if (other === undefined || rankOf(record) < rankOf(other)) first.set(organizationId, record)
  }
  return new Map([...first].map(([id, record]) => [id, pastOf(record)]))
}

function pastOf({ nearTerm, longTerm, netZero, updatedOn, history, changes }: SbtiRecord): SbtiPast {
  const ofTargets = changes.flatMap(({ on, part, change }) => (part === 'net_zero' ? [] : [{ on, part, change }]))
  // For a row missing from the newest list: it was removed on that day, and no later day is known.
  const removed = [
    ['near_term', nearTerm.status],
    ['long_term', longTerm.status],
  ] as const
  const gone = removed.flatMap(([part, status]) =>
    history !== undefined && status === 'removed' && !ofTargets.some((one) => one.part === part)
      ? [{ on: history.removedOn, part, change: 'removed' as const }]
      : [],
  )
  return {
    nearTerm: nearTerm.status,
    longTerm: longTerm.status,
    nearTermYear: yearOf(nearTerm),
    laterYear: lastTargetYear([longTerm, netZero].map((part) => ({ status: part.status, year: yearOf(part) }))),
    updatedOn,
    changes: [...ofTargets, ...gone].toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0)),
  }
}

function yearOf({ year }: { year: string | null }): number | null {
  const first = /\d{4}/.exec(year ?? '')?.[0]
  return first === undefined ? null : Number(first)
}

function pointsOf(suppliers: readonly Weighed[], listDay: string): TargetHistory['points'] {
  const hasKg = suppliers.some(({ kg }) => kg !== null && kg > 0)
  return monthsUntil(listDay).map((day) => {
    const states = suppliers.map((supplier) => ({ supplier, was: stateOn(day, listDay, supplier) }))
    return {
      day,
      spend: sharesOf(states.map(({ supplier, was }) => ({ ...was, weight: supplier.spend }))),
      emissions: hasKg ? sharesOf(states.map(({ supplier, was }) => ({ ...was, weight: supplier.kg ?? 0 }))) : null,
    }
  })
}

/** The state on the list's day; a target that expired later had not expired then. */
function stateOn(day: string, listDay: string, { today, past }: Weighed): PastState {
  if (day < listDay || (today === 'expired' && past !== null)) return targetOn(day, today, past)
  return { state: today, mayBeValidated: today === 'validated' || today === 'unknown' }
}

function sharesOf(parts: readonly (PastState & { weight: number })[]): TargetHistory['points'][number]['spend'] {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  const shareOf = (isOf: (part: PastState) => boolean) =>
    total > 0 ? parts.reduce((sum, part) => sum + (isOf(part) ? part.weight : 0), 0) / total : 0
  const shares = Object.fromEntries(
    targetStates.map((state) => [state, shareOf((part) => part.state === state)]),
  ) as Record<TargetState, number>
  return { ...shares, validated_at_most: shareOf(({ mayBeValidated }) => mayBeValidated) }
}

function moversOf(suppliers: readonly Weighed[], listDay: string, total: number): TargetHistory['movers'] {
  return (
    suppliers
      .map((supplier) => ({
        supplier,
        before: stateOn(firstListOn, listDay, supplier),
        now: stateOn(listDay, listDay, supplier).state,
      }))
      // What may have been in the same state all along did not change, as far as known.
      .filter(({ before, now }) =>
        before.state === 'unknown'
          ? now !== 'unknown' && (now === 'validated') !== before.mayBeValidated
          : before.state !== now,
      )
      .toSorted((one, other) => other.supplier.spend - one.supplier.spend || one.supplier.id - other.supplier.id)
      .slice(0, mostMovers)
      .map(({ supplier: { id, name, spend }, before, now }) => ({
        organization_id: id,
        name,
        spend_share: spend / total,
        before: before.state,
        now,
      }))
  )
}
