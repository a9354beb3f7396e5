/** Cells of the OS-Climate sample that a person found wrong, with the reason; each is refused by name when it is read. */

/** By company id: a legal entity identifier that belongs to somebody else. */
export const wrongLeis: Readonly<Record<string, string>> = {
  US88160R1014: 'EVK05KS7XY1DEII3R011 is the identifier of Ornua, not of Tesla',
}

/** By company id: a revenue that is not in the unit or currency its row names. */
export const wrongRevenues: Readonly<Record<string, string>> = {
  '9501.T': 'a revenue of 461 billion USD for Tokyo Electric Power is more than any company of the list sells',
}

/** By company id: years whose figures are no measurement. */
export const projectedYears: Readonly<Record<string, { year: number; reason: string }>> = {
  US3379321074: { year: 2022, reason: 'round figures for 2022 in a report of July 2022 are a projection' },
}
