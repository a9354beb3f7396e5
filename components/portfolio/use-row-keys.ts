import { type RefObject, useEffect, useRef } from 'react'
import type { RowKeys } from './views/listen-to-row-keys'

/** Adds the list's keyboard shortcuts (`listen-to-row-keys.ts`), which load after the list. */
export function useRowKeys(list: RefObject<HTMLElement | null>, keys: RowKeys): void {
  const newest = useRef(keys)
  useEffect(() => {
    newest.current = keys
  })
  useEffect(() => {
    let end: (() => void) | null = null
    let isOver = false
    import('./views/listen-to-row-keys')
      .then(({ listenToRowKeys }) => {
        if (!isOver)
          end = listenToRowKeys(
            () => list.current,
            () => newest.current,
          )
      })
      // Without the shortcuts, the mouse does the same.
      .catch(() => {})
    return () => {
      isOver = true
      end?.()
    }
  }, [list])
}
