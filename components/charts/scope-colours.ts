/** The colour of each part of emissions, the same in every chart and on paper. */
export const scopeColours = {
  scope1: 'var(--series-1)',
  scope2: 'var(--series-2)',
  // Not that of scope 2, beside which it is in the legend where only some years state it.
  scope1And2: 'var(--series-5)',
  scope3: 'var(--series-3)',
  unsplit: 'var(--series-4)',
} as const
