import { useCallback, useEffect, useRef, useState } from 'react'
import { keepChecks, keepPlan, keepProgress, readImport } from '@/lib/queries/import/import-storage'
import type { KeptChecks } from '@/lib/views/import/import-job'
import type { ImportState, KeptImport } from './import-state'

const betweenWritesMs = 400

/** Reads this browser's stored import once. */
export function useReadImport(onRead: (kept: KeptImport | null) => void): void {
  const callback = useRef(onRead)
  useEffect(() => {
    let isCurrent = true
    void readImport().then((kept) => {
      if (isCurrent) callback.current(kept)
    })
    return () => {
      isCurrent = false
    }
  }, [])
}

function keptChecksOf({ step, checks, checkedSince }: ImportState): KeptChecks | null {
  return step === 'preview' ? { checks, since: checkedSince } : null
}

/** Stores an import in this browser while it changes; false if the browser stores nothing. */
export function useKeepImport(state: ImportState): boolean {
  const { plan } = state
  const [isLasting, setIsLasting] = useState(true)
  const newest = useRef(state)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  // Progress is stored even after the page was left; nobody is notified then.
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const tell = useCallback((isKept: boolean) => {
    if (isShown.current) setIsLasting(isKept)
  }, [])
  useEffect(() => {
    newest.current = state
    // Not after each batch: stored progress may lag, because rows that are sent again are found.
    if (timer.current !== null) return
    timer.current = setTimeout(() => {
      timer.current = null
      const last = newest.current
      if (last.plan === null) return
      void keepProgress(last.plan.id, last.progress).then(tell)
      void keepChecks(last.plan.id, keptChecksOf(last)).then(tell)
    }, betweenWritesMs)
  }, [state, tell])
  useEffect(() => {
    if (plan !== null) void keepPlan(plan, keptChecksOf(newest.current)).then(tell)
  }, [plan, tell])
  return isLasting
}
