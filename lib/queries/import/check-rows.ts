import { AnswerError } from '@/lib/queries/answer-error'
import type { Check } from '@/lib/views/import/import-job'
import { withoutRefused } from '@/lib/views/import/refused-cells'
import { askChecks } from './import-requests'
import { type Run, tryPatiently } from './try-patiently'

/** Few rows per request, so that the first outcomes appear soon: each row is a search. */
const rowsAtOnce = 40

export type Entry = { place: number; body: Readonly<Record<string, string>> }
/** By the index of the row in its sheet. */
type Told<Of> = Readonly<Record<number, Of>>

export function byPlace<Of>(entries: readonly Entry[], told: readonly Of[]): Told<Of> {
  const placed: Record<number, Of> = {}
  for (const [index, one] of told.entries()) {
    const entry = entries[index]
    if (entry) placed[entry.place] = one
  }
  return placed
}

/**
 * Checks rows that are refused only for optional cells once more without these cells, which are no reason to leave a company out. The
 * outcome names the dropped cells.
 */
async function askWithout(part: readonly Entry[], checks: readonly Check[], run: Run): Promise<Check[]> {
  const refused = part.flatMap((entry, index) => {
    const check = checks[index]
    if (check?.kind !== 'error') return []
    const body = withoutRefused(entry.body, check.detail)
    return body === null ? [] : [{ index, body, dropped: check.detail }]
  })
  if (refused.length === 0) return [...checks]
  const bodies = refused.map(({ body }) => body)
  const told = await tryPatiently(() => askChecks(bodies, run.signal), run)
  const settled = [...checks]
  for (const [at, { index, dropped }] of refused.entries()) {
    const check = told[at]
    if (check && check.kind !== 'error') settled[index] = { ...check, dropped }
  }
  return settled
}

/** Checks what registering the rows would do, some rows at a time. Returns false if the service has no checks. */
export async function checkRows(
  entries: readonly Entry[],
  run: Run & { onChecks: (checks: Told<Check>, entries: readonly Entry[]) => void },
): Promise<boolean> {
  for (let from = 0; from < entries.length; from += rowsAtOnce) {
    const part = entries.slice(from, from + rowsAtOnce)
    const bodies = part.map(({ body }) => body)
    try {
      const checks = await tryPatiently(() => askChecks(bodies, run.signal), run)
      run.onChecks(byPlace(part, await askWithout(part, checks, run)), part)
    } catch (error) {
      if (error instanceof AnswerError && error.status === 501) return false
      throw error
    }
  }
  return true
}
