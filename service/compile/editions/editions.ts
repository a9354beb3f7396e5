import type { Edition, SourceId } from '@/service/reference/records'
import type { EditionFacts } from './edition-facts'
import { COMPANY_EDITIONS } from './editions-of-companies'
import { FIGURE_EDITIONS } from './editions-of-figures'

const FACTS: Readonly<Record<SourceId, EditionFacts>> = { ...COMPANY_EDITIONS, ...FIGURE_EDITIONS }

/**
 * One edition for every source, by id. `retrievedOn` is the day on which the publisher's file was current: the first day of its month if
 * only the month is known, or the first day after the years it covers, so that a figure never looks newer than it is.
 * @param records how many records of each source the build carried over
 * @param refused how many rows it did not carry over
 */
export function buildEditions(
  records: Readonly<Record<SourceId, number>>,
  refused: Readonly<Partial<Record<SourceId, number>>> = {},
): Edition[] {
  const ids = Object.keys(FACTS) as SourceId[]
  return ids.sort().map((id) => {
    const rows = refused[id]
    return { id, ...FACTS[id], records: records[id], ...(rows !== undefined && { refused: rows }) }
  })
}
