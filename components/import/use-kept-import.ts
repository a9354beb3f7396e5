import { useCallback, useEffect, useRef, useState } from 'react'
import { keepPlan, keepProgress, readImport } from '@/lib/queries/import/import-storage'
import type { ImportPlan, ImportProgress } from '@/lib/views/import/import-job'

const betweenWritesMs = 400

/** Reads once what this browser keeps of an import. */
export function useReadImport(
  onRead: (kept: { plan: ImportPlan; progress: ImportProgress | null } | null) => void,
): void {
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

/** Keeps an import in this browser while it changes; false where the browser keeps nothing. */
export function useKeepImport(plan: ImportPlan | null, progress: ImportProgress): boolean {
  const [isLasting, setIsLasting] = useState(true)
  const newest = useRef({ plan, progress })
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  // What was reached is kept also of a page that was left meanwhile; nobody is there to be told of it.
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
    // Not at each batch: what is kept may be a moment old, because rows that are sent again are found.
    if (timer.current !== null) return
    timer.current = setTimeout(() => {
      timer.current = null
      const last = newest.current
      if (last.plan !== null) void keepProgress(last.plan.id, last.progress).then(tell)
    }, betweenWritesMs)
  }, [plan, progress, tell])
  return isLasting
}
