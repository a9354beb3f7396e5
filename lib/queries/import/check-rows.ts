import { AnswerError } from '@/lib/queries/answer-error'
import type { Check } from '@/lib/views/import/import-job'
import { askChecks, type Body } from './import-requests'
import { type Run, tryPatiently } from './try-patiently'

/** So few that a reader sees the first outcomes soon: each is a search. */
const rowsAtOnce = 40

export type Entry = { place: number; body: Body }
/** By the places of rows. */
type Told<Of> = Readonly<Record<number, Of>>

export function byPlace<Of>(entries: readonly Entry[], told: readonly Of[]): Told<Of> {
  const placed: Record<number, Of> = {}
  for (const [index, one] of told.entries()) {
    const entry = entries[index]
    if (entry) placed[entry.place] = one
  }
  return placed
}

/** Asks what registering would lead to, some rows at a time; false where the service cannot tell. */
export async function checkRows(
  entries: readonly Entry[],
  run: Run & { onChecks: (checks: Told<Check>, entries: readonly Entry[]) => void },
): Promise<boolean> {
  for (let from = 0; from < entries.length; from += rowsAtOnce) {
    const part = entries.slice(from, from + rowsAtOnce)
    const bodies = part.map(({ body }) => body)
    try {
      run.onChecks(byPlace(part, await tryPatiently(() => askChecks(bodies, run.signal), run)), part)
    } catch (error) {
      if (error instanceof AnswerError && error.status === 501) return false
      throw error
    }
  }
  return true
}
