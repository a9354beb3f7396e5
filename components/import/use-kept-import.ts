import { useCallback, useEffect, useRef, useState } from 'react'
import { keepPlan, keepProgress, readImport } from '@/lib/queries/import/import-storage'
import type { ImportPlan, ImportProgress } from '@/lib/views/import/import-job'
import type { KeptImport } from './import-state'

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

/** Stores an import in this browser while it changes; false if the browser stores nothing. */
export function useKeepImport(plan: ImportPlan | null, progress: ImportProgress): boolean {
  const [isLasting, setIsLasting] = useState(true)
  const newest = useRef({ plan, progress })
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
    if (plan !== null) void keepPlan(plan).then(tell)
  }, [plan, tell])
  useEffect(() => {
    newest.current = { plan, progress }
    // Not after each batch: stored progress may lag, because rows that are sent again are found.
    if (timer.current !== null) return
    timer.current = setTimeout(() => {
      timer.current = null
      const last = newest.current
      if (last.plan !== null) void keepProgress(last.plan.id, last.progress).then(tell)
    }, betweenWritesMs)
  }, [plan, progress, tell])
  return isLasting
}
