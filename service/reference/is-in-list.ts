import type { Commitment, NearRow } from './records'

/** A list of what companies promise, whose rows are searched for names that come near a company that it does not hold. */
export type ListOfPromises = NearRow['list']

export const listsOfPromises: readonly ListOfPromises[] = ['sbti', 'race-to-zero', 'climate-pledge', 'net-zero-tracker']

/** Whether one of these is a row of the list. Race to Zero's members are also those that Net Zero Tracker says are in it. */
export function isInList(
  commitments: readonly (Pick<Commitment, 'source'> & { raceToZero?: boolean | null })[],
  list: ListOfPromises,
): boolean {
  return commitments.some(
    ({ source, raceToZero }) =>
      source === list || (list === 'race-to-zero' && source === 'net-zero-tracker' && raceToZero === true),
  )
}
