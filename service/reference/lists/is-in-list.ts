import type { Commitment, NearRow } from '@/service/reference/records'

/** A list of company promises. Companies that are not in it are searched for rows with similar names (near rows). */
export type ListOfPromises = NearRow['list']

export const listsOfPromises: readonly ListOfPromises[] = ['sbti', 'race-to-zero', 'climate-pledge', 'net-zero-tracker']

/** Whether one of the commitments is a row of the list. Race to Zero also counts companies that Net Zero Tracker reports as its members. */
export function isInList(
  commitments: readonly (Pick<Commitment, 'source'> & { raceToZero?: boolean | null })[],
  list: ListOfPromises,
): boolean {
  return commitments.some(
    ({ source, raceToZero }) =>
      source === list || (list === 'race-to-zero' && source === 'net-zero-tracker' && raceToZero === true),
  )
}
