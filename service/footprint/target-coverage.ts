/**
 * What the SBTi list says of a supplier. "expired": validated, and the year of its near-term target has passed. "unknown":
 * nobody knows which company it is, or a row that may be its own is not decided, so that the list says nothing about it.
 */
export const targetStates = ['validated', 'committed', 'removed', 'expired', 'none', 'unknown'] as const
export type TargetState = (typeof targetStates)[number]

export type CoveredSupplier = { state: TargetState; spendUsd: number; kg: number | null }

export type Coverage = Record<TargetState, { suppliers: number; spendShare: number; emissionShare: number | null }>

/**
 * Share of spend and of emissions by what suppliers have committed to; emissions of suppliers without a line are in none of
 * the shares, and the emission share of a state is null where none of its suppliers has one. Shares are 0 where nothing was spent at all.
 */
export function coverTargets(suppliers: readonly CoveredSupplier[]): Coverage {
  const spend = suppliers.reduce((sum, { spendUsd }) => sum + spendUsd, 0)
  const emissions = suppliers.reduce((sum, { kg }) => sum + (kg ?? 0), 0)
  const of = (state: TargetState) => {
    const having = suppliers.filter((supplier) => supplier.state === state)
    return {
      suppliers: having.length,
      spendShare: spend > 0 ? having.reduce((sum, { spendUsd }) => sum + spendUsd, 0) / spend : 0,
      emissionShare:
        having.length > 0 && having.every(({ kg }) => kg === null)
          ? null
          : emissions > 0
            ? having.reduce((sum, { kg }) => sum + (kg ?? 0), 0) / emissions
            : 0,
    }
  }
  return Object.fromEntries(targetStates.map((state) => [state, of(state)])) as Coverage
}
