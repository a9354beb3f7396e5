import { useState } from 'react'
import { checkRows, type Entry } from '@/lib/queries/import/check-rows'
import type { Check } from '@/lib/views/import/import-job'
import { namesSomething } from '@/lib/views/import/import-row'
import type { BrokenRule } from '@/lib/views/registration/registration-fields'
import type { useImportRun } from './use-import-run'

export type Checks = Readonly<Record<number, Check>>

/** The form's rule for what names nothing; a sheet says it in words of its own (use-import-words.ts). */
export const namelessRule = 'enterName' satisfies BrokenRule

/** A row without a name or an identifier need not be asked about. */
export const nameless = { kind: 'error', detail: `name: ${namelessRule}` } as const satisfies Check

/** What the service says of rows before anything is created. */
export function useChecks(run: ReturnType<typeof useImportRun>['run']) {
  const [checks, setChecks] = useState<Checks>({})
  const [canCheck, setCanCheck] = useState(true)

  /** `isCurrent` leaves out what was asked about a row in words that were edited meanwhile. */
  function check(entries: readonly Entry[], isCurrent: (place: number) => boolean): void {
    const named = entries.filter(({ body }) => namesSomething(body))
    const empty = entries.filter(({ body }) => !namesSomething(body))
    setChecks((before) => ({ ...before, ...Object.fromEntries(empty.map(({ place }) => [place, nameless])) }))
    const onChecks = (told: Checks) => {
      const current = Object.entries(told).filter(([place]) => isCurrent(Number(place)))
      setChecks((before) => ({ ...before, ...Object.fromEntries(current) }))
    }
    void run('checking', async (running) => setCanCheck(await checkRows(named, { ...running, onChecks })))
  }

  function forget(place?: number): void {
    setChecks(({ [place ?? -1]: _before, ...others }) => (place === undefined ? {} : others))
  }

  return { checks, canCheck, check, forget }
}
