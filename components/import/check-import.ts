import type { Dispatch } from 'react'
import { nameless } from '@/components/import/rows/nameless-rows'
import { checkRows, type Entry } from '@/lib/queries/import/check-rows'
import type { ImportPlan } from '@/lib/views/import/import-job'
import { namesSomething } from '@/lib/views/import/import-row'
import type { ImportEvent } from './import-state'
import type { Run } from './use-import-run'

/** Checks what registering these rows would do, and reports outcomes as they arrive. */
export function checkImport(plan: ImportPlan, entries: readonly Entry[], run: Run, tell: Dispatch<ImportEvent>): void {
  const named = entries.filter(({ body }) => namesSomething(body))
  const others = entries.filter(({ body }) => !namesSomething(body))
  tell({
    kind: 'rows_checked',
    plan,
    at: Date.now(),
    checks: Object.fromEntries(others.map(({ place }) => [place, nameless])),
  })
  void run('checking', async (running) => {
    const canCheck = await checkRows(named, {
      ...running,
      onChecks: (checks) => tell({ kind: 'rows_checked', plan, at: Date.now(), checks }),
    })
    tell({ kind: 'check_ended', canCheck })
  })
}
