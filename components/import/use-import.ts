import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { checkRows, type Entry } from '@/lib/queries/check-rows'
import { forgetImport } from '@/lib/queries/import-storage'
import { industriesQuery } from '@/lib/queries/industries-query'
import { registerRows } from '@/lib/queries/register-rows'
import { announceRegistration } from '@/lib/queries/registrations-channel'
import { settleRows } from '@/lib/queries/settle-rows'
import {
  type Check,
  dataRows,
  editRow,
  type ImportPlan,
  type ImportProgress,
  noProgress,
  type RowResult,
} from '@/lib/views/import-job'
import { findRepeats, namelessMessage, namesSomething, toImportBody } from '@/lib/views/import-row'
import { isSettled } from '@/lib/views/research-progress'
import { useImportRun } from './use-import-run'
import { useKeepImport, useReadImport } from './use-kept-import'

export type Step = 'loading' | 'sheet' | 'columns' | 'preview' | 'register'
type Checks = Readonly<Record<number, Check>>

const emptySheet = { rows: [], columns: [], hasHeadings: false } satisfies Partial<ImportPlan>

/** A row without a name or an identifier need not be asked about. */
const nameless: Check = { kind: 'error', detail: `name: ${namelessMessage}` }

/** An import from its sheet to its result: what is given, what goes on, and what the reader can do. */
export function useImport() {
  const [step, setStep] = useState<Step>('loading')
  const [plan, setPlan] = useState<ImportPlan | null>(null)
  const [progress, setProgress] = useState<ImportProgress>(noProgress)
  const [checks, setChecks] = useState<Checks>({})
  const [canCheck, setCanCheck] = useState(true)
  const { activity, run, stop } = useImportRun()
  const industries = useQuery(industriesQuery)
  const isLasting = useKeepImport(plan, progress)
  const newest = useRef(plan)
  newest.current = plan

  useReadImport((kept) => {
    if (kept === null) return setStep('sheet')
    setPlan(kept.plan)
    setProgress(kept.progress ?? noProgress)
    setStep(kept.progress === null || kept.progress.state === 'preparing' ? 'columns' : 'register')
    if (kept.progress?.state === 'begun') stop({ kind: 'stopped', detail: null })
  })

  const options = industries.data
  const { rows, columns, hasHeadings } = plan ?? emptySheet
  // Not made anew by a choice of a company: there may be twenty thousand.
  const entries = useMemo(
    () =>
      dataRows({ rows, hasHeadings }).map((place) => ({
        place,
        body: toImportBody(rows[place] ?? [], columns, options ?? []),
      })),
    [rows, columns, hasHeadings, options],
  )
  const repeats = useMemo(() => findRepeats(entries), [entries])

  const check = useCallback(
    async (asked: readonly Entry[], of: ImportPlan) => {
      const empty = asked.filter(({ body }) => !namesSomething(body))
      setChecks((before) => ({ ...before, ...Object.fromEntries(empty.map(({ place }) => [place, nameless])) }))
      await run('checking', async (running) => {
        const named = asked.filter(({ body }) => namesSomething(body))
        const onChecks = (told: Checks) => {
          // A row that was edited meanwhile was asked about in its old words.
          const current = Object.entries(told).filter(([place]) => isSameRow(of, newest.current, Number(place)))
          setChecks((before) => ({ ...before, ...Object.fromEntries(current) }))
        }
        setCanCheck(await checkRows(named, { ...running, onChecks }))
      })
    },
    [run],
  )

  async function settle(results: Readonly<Record<number, RowResult>>): Promise<void> {
    const open = Object.values(results).flatMap((result) =>
      result.kind === 'registered' && !isSettled(result.status ?? 'created') ? [result.id] : [],
    )
    await run('settling', async (running) => {
      const onStatuses = (statuses: ReadonlyMap<number, string>) =>
        setProgress((before) => ({ ...before, results: withStatuses(before.results, statuses) }))
      await settleRows([...new Set(open)], { ...running, onStatuses })
      setProgress((before) => ({ ...before, state: 'done' }))
      announceRegistration()
    })
  }

  async function register(): Promise<void> {
    if (plan === null) return
    // Those that are refused already are not sent; those with a result were sent before the page was left.
    const refused = entries.flatMap(({ place, body }) => {
      const known = checks[place] ?? (namesSomething(body) ? null : nameless)
      return known?.kind === 'error' ? [[place, known] as const] : []
    })
    let results: Readonly<Record<number, RowResult>> = { ...Object.fromEntries(refused), ...progress.results }
    setProgress({ state: 'begun', results })
    setStep('register')
    const open = entries.filter(({ place }) => !(place in results))
    const chosen = open.map((entry) => ({ ...entry, choice: plan.choices[entry.place] ?? null }))
    const isDone = await run('registering', async (running) => {
      const onResults = (told: Readonly<Record<number, RowResult>>) => {
        results = { ...results, ...told }
        setProgress({ state: 'begun', results })
      }
      await registerRows(chosen, { ...running, onResults })
    })
    announceRegistration()
    if (isDone) await settle(results)
  }

  return {
    step,
    plan,
    progress,
    checks,
    canCheck,
    activity,
    isLasting,
    entries,
    repeats,
    begin(next: ImportPlan) {
      setPlan(next)
      setProgress(noProgress)
      setChecks({})
      setStep('columns')
    },
    change(next: ImportPlan) {
      setPlan(next)
      setChecks({})
    },
    choose(place: number, choice: number | 'none' | null) {
      if (plan === null) return
      const { [place]: _before, ...others } = plan.choices
      setPlan({ ...plan, choices: choice === null ? others : { ...others, [place]: choice } })
    },
    edit(place: number, cells: readonly string[]) {
      if (plan === null) return
      const next = editRow(plan, place, cells)
      const wasChecking = activity.kind === 'checking'
      newest.current = next
      setPlan(next)
      const edited = { place, body: toImportBody(cells, next.columns, options ?? []) }
      // The rows that the interrupted run had not come to are asked about with it.
      const open = wasChecking ? entries.filter((entry) => entry.place !== place && !(entry.place in checks)) : []
      setChecks(({ [place]: _before, ...others }) => others)
      void check([edited, ...open], next)
    },
    preview() {
      if (plan === null) return
      setStep('preview')
      void check(
        entries.filter(({ place }) => !(place in checks)),
        plan,
      )
    },
    stopChecking: () => stop(),
    backToColumns() {
      stop()
      setStep('columns')
    },
    register: () => void register(),
    pause: () => stop({ kind: 'stopped', detail: null }),
    startOver() {
      stop()
      setPlan(null)
      setProgress(noProgress)
      setChecks({})
      setStep('sheet')
      void forgetImport()
    },
  }
}
export type Import = ReturnType<typeof useImport>

function isSameRow(one: ImportPlan, other: ImportPlan | null, place: number): boolean {
  return one.rows[place] === other?.rows[place] && one.columns === other?.columns
}

function withStatuses(
  results: Readonly<Record<number, RowResult>>,
  statuses: ReadonlyMap<number, string>,
): Readonly<Record<number, RowResult>> {
  return Object.fromEntries(
    Object.entries(results).map(([place, result]) => {
      const status = result.kind === 'registered' ? statuses.get(result.id) : undefined
      return [place, status === undefined ? result : { ...result, status }]
    }),
  )
}
