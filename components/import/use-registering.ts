import { useState } from 'react'
import type { Entry } from '@/lib/queries/check-rows'
import { registerRows } from '@/lib/queries/register-rows'
import { announceRegistration } from '@/lib/queries/registrations-channel'
import { settleRows } from '@/lib/queries/settle-rows'
import { type ImportPlan, type ImportProgress, noProgress, withStatuses } from '@/lib/views/import-job'
import { namesSomething } from '@/lib/views/import-row'
import { isSettled } from '@/lib/views/research-progress'
import { type Checks, nameless } from './use-checks'
import type { useImportRun } from './use-import-run'

type Results = ImportProgress['results']

/** Rows that are refused already, which are not sent. */
function refusedBefore(entries: readonly Entry[], checks: Checks): Results {
  const refused = entries.flatMap(({ place, body }) => {
    const known = checks[place] ?? (namesSomething(body) ? null : nameless)
    return known?.kind === 'error' ? [[place, known] as const] : []
  })
  return Object.fromEntries(refused)
}

function openIds(results: Results): number[] {
  const open = Object.values(results).flatMap((result) =>
    result.kind === 'registered' && !isSettled(result.status ?? 'created') ? [result.id] : [],
  )
  return [...new Set(open)]
}

/** Registers rows and waits for their research; what has a result is not sent again, so it goes on where it was left. */
export function useRegistering(run: ReturnType<typeof useImportRun>['run']) {
  const [progress, setProgress] = useState<ImportProgress>(noProgress)

  async function settle(results: Results): Promise<void> {
    await run('settling', async (running) => {
      const onStatuses = (statuses: ReadonlyMap<number, string>) =>
        setProgress((before) => ({ ...before, results: withStatuses(before.results, statuses) }))
      await settleRows(openIds(results), { ...running, onStatuses })
      setProgress((before) => ({ ...before, state: 'done' }))
      announceRegistration()
    })
  }

  async function register(plan: ImportPlan, entries: readonly Entry[], checks: Checks): Promise<void> {
    let results: Results = { ...refusedBefore(entries, checks), ...progress.results }
    setProgress({ state: 'begun', results })
    const open = entries.filter(({ place }) => !(place in results))
    const chosen = open.map((entry) => ({ ...entry, choice: plan.choices[entry.place] ?? null }))
    const isDone = await run('registering', async (running) => {
      const onResults = (told: Results) => {
        results = { ...results, ...told }
        setProgress({ state: 'begun', results })
      }
      await registerRows(chosen, { ...running, onResults })
    })
    announceRegistration()
    if (isDone) await settle(results)
  }

  return { progress, setProgress, register }
}
