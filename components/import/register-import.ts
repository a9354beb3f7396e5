import type { Dispatch } from 'react'
import { keepRows } from '@/components/import/rows/keep-rows'
import { nameless } from '@/components/import/rows/nameless-rows'
import { rememberOrganization } from '@/lib/browser-memory/browser-organizations'
import { browserStorage } from '@/lib/browser-memory/browser-storage'
import type { Entry } from '@/lib/queries/import/check-rows'
import { type OwnedEntry, registerRows } from '@/lib/queries/import/register-rows'
import { announceRegistration } from '@/lib/queries/import/registrations-channel'
import { settleRows } from '@/lib/queries/import/settle-rows'
import type { Checks, ImportPlan, ImportProgress } from '@/lib/views/import/import-job'
import { namesSomething } from '@/lib/views/import/import-row'
import { gatherSpend } from '@/lib/views/import/read-own-data'
import { withoutRefused } from '@/lib/views/import/refused-cells'
import { isSettled } from '@/lib/views/organization/research-progress'
import type { ImportEvent } from './import-state'
import type { Run } from './use-import-run'

type Results = ImportProgress['results']

/** Rows that were already refused, which are not sent. */
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

/** For a service without a list, this browser remembers what it registered; only such a service does not say what is new. */
function remember(entries: readonly Entry[], results: Results): void {
  for (const { place, body } of entries) {
    const result = results[place]
    if (result?.kind !== 'registered' || result.isNew !== null || body['name'] === undefined) continue
    rememberOrganization(browserStorage(), { id: result.id, name: body['name'] })
  }
}

async function settleImport(results: Results, run: Run, tell: Dispatch<ImportEvent>): Promise<void> {
  await run('settling', async (running) => {
    await settleRows(openIds(results), {
      ...running,
      onStatuses: (statuses) => tell({ kind: 'research_told', statuses }),
    })
    tell({ kind: 'research_ended' })
    announceRegistration()
  })
}

type Job = { plan: ImportPlan; entries: readonly OwnedEntry[]; checks: Checks; progress: ImportProgress }

/** Registers rows and waits for their research; rows with a result are not sent again, so it continues where it stopped. */
export async function registerImport({ plan, entries, checks, ...job }: Job, run: Run, tell: Dispatch<ImportEvent>) {
  const { importId, results: before } = job.progress
  let results: Results = { ...refusedBefore(entries, checks), ...before }
  tell({ kind: 'rows_registered', results })
  // Includes rows registered before, so that a continued import uses the same data as its start.
  const wanted = entries.filter(({ place }) => results[place]?.kind !== 'error' && plan.choices[place] !== 'skip')
  const taken = gatherSpend(wanted)
  const chosen = taken
    .filter(({ place }) => !(place in results))
    .flatMap(({ place, body, ownData }) => {
      const check = checks[place]
      const dropped = check && check.kind !== 'error' ? check.dropped : undefined
      const kept = dropped === undefined ? body : (withoutRefused(body, dropped) ?? body)
      const choice = plan.choices[place] ?? null
      return choice === 'skip' ? [] : [{ place, body: kept, ownData, choice }]
    })
  const isDone = await run('registering', async (running) => {
    const kept = await keepRows(plan, { entries, importId }, running)
    tell({ kind: 'import_begun', importId: kept.importId })
    // Includes earlier results: the page may have been left before they were stored.
    kept.add(results)
    const onResults = (told: Results) => {
      results = { ...results, ...told }
      kept.add(told)
      tell({ kind: 'rows_registered', results: told })
    }
    await registerRows(chosen, { ...running, onResults })
    await kept.end()
  })
  announceRegistration()
  // Only two hundred are remembered.
  remember(entries.slice(-200), results)
  if (isDone) await settleImport(results, run, tell)
}
