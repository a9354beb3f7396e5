/**
 * What the SBTi list says about a supplier. "expired": validated, but the years of all its validated targets have passed. "unknown": no
 * company is matched, or a person has not yet decided whether a row belongs to it.
 */
export const targetStates = ['validated', 'committed', 'removed', 'expired', 'none', 'unknown'] as const
export type TargetState = (typeof targetStates)[number]

export type CoveredSupplier = { state: TargetState; spendUsd: number; kg: number | null }

export type Coverage = Record<TargetState, { suppliers: number; spendShare: number; emissionShare: number | null }>

/**
 * Returns the shares of spend and of emissions by target state. Suppliers without a line have no emissions and are in no emission
 * share; the emission share of a state is null if none of its suppliers has a line. Shares are 0 if there is no spend at all.
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
