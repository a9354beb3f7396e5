/** The colour of each part of emissions, the same in every chart and on paper. */
export const scopeColours = {
  scope1: 'var(--series-1)',
  scope2: 'var(--series-2)',
  scope2Market: 'var(--series-2)',
  scope2Unstated: 'var(--series-4)',
  scope2Location: 'var(--series-5)',
  // Not those of scope 2, beside which they are in the legend where only some years state it.
  scope1And2: 'var(--series-6)',
  scope1And2Market: 'var(--series-6)',
  scope1And2Unstated: 'var(--series-4)',
  scope1And2Location: 'var(--series-7)',
  scope3: 'var(--series-3)',
  unsplit: 'var(--series-4)',
} as const
