/** Scopes of a figure in a report. "2" is scope 2 whose method is not stated; lb: location-based, mb: market-based. */
export const documentScopes = [
  '1',
  '2',
  '2lb',
  '2mb',
  '1+2',
  '3',
  ...([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const).map((category) => `3.${category}` as const),
] as const

/** The facts that are read from a report. */
export const factKinds = ['revenue', 'employees'] as const
