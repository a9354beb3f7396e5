import type { HeldFigures } from '@/service/sources/tables/without-figures'

/** Cells of the OS-Climate sample that a person found wrong, each with the reason; they are refused by name. */

/** By company id: LEIs that belong to another company. */
export const wrongLeis: Readonly<Record<string, string>> = {
  US88160R1014: 'EVK05KS7XY1DEII3R011 is the identifier of Ornua, not of Tesla',
}

/** By company id: revenues that are not in the unit or currency stated in the row. */
export const wrongRevenues: Readonly<Record<string, string>> = {
  '9501.T': 'a revenue of 461 billion USD for Tokyo Electric Power is more than any company of the list sells',
}

/** By company id: years whose figures are projections. */
export const projectedYears: Readonly<Record<string, { year: number; reason: string }>> = {
  US3379321074: { year: 2022, reason: 'round figures for 2022 in a report of July 2022 are a projection' },
}

/**
 * By company id: a series without a report of its own (its address is empty) that covers only a utility's power plants in the
 * United States. Its rows are dated `generationOnlyDate`.
 */
export const generationOnly: Readonly<Record<string, string>> = {
  US6362744095: 'National Grid: its power plants in the United States only, without Britain and the networks',
  US92939U1060: 'WEC Energy: its power plants only',
  US25746U1097: 'Dominion Energy: its power plants only',
  US0185223007: 'ALLETE: its power plants only',
  US5526901096: 'MDU Resources: its power plants only, without gas and construction, and 0 for scope 2',
}
export const generationOnlyDate = '2021-12-31'

/** By company id: figures that a person found wrong. */
export const reviewedFigures: Readonly<Record<string, readonly HeldFigures[]>> = {
  // Xcel Energy
  US98389B1008: [
    {
      years: [2016, 2017, 2018, 2019, 2020],
      fields: ['scope2Kg', 'scope1And2LocationKg'],
      because: '0 for scope 2 of a company with networks in eight states is a blank, and scopes 1 and 2 are scope 1',
    },
  ],
}
