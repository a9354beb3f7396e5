import { useCallback, useEffect, useRef, useState } from 'react'
import type { Waiting } from '@/lib/queries/import/try-patiently'

/** The running work. `stopped`: interrupted by the reader (`error` is null) or by a failure. */
export type Activity =
  | { kind: 'idle' }
  | { kind: 'checking' | 'registering' | 'settling'; waiting: Waiting | null }
  | { kind: 'stopped'; error: Error | null }

export type Running = { signal: AbortSignal; onWaiting: (waiting: Waiting | null) => void }
type Kind = 'checking' | 'registering' | 'settling'

/** Resolves to true if the work was completed, to false if it failed or other work replaced it. */
export type Run = (kind: Kind, work: (running: Running) => Promise<void>) => Promise<boolean>

/** Runs one piece of work at a time, until it ends, fails or is stopped. */
export function useImportRun(atFirst: Activity) {
  const [activity, setActivity] = useState(atFirst)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])

  const stop = useCallback((next: Activity = { kind: 'idle' }) => {
    controller.current?.abort()
    controller.current = null
    setActivity(next)
  }, [])

  const run = useCallback<Run>(async (kind, work) => {
    controller.current?.abort()
    const own = new AbortController()
    controller.current = own
    setActivity({ kind, waiting: null })
    try {
      await work({
        signal: own.signal,
        onWaiting: (waiting) => {
          if (controller.current === own) setActivity({ kind, waiting })
        },
      })
      if (controller.current !== own) return false
      setActivity({ kind: 'idle' })
      return true
    } catch (error) {
      if (controller.current !== own) return false
      setActivity({ kind: 'stopped', error: error instanceof Error ? error : new Error(String(error)) })
      return false
    }
  }, [])

  return { activity, run, stop }
}
