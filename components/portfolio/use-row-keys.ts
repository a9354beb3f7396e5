import { type RefObject, useEffect, useRef } from 'react'
import type { RowKeys } from './views/listen-to-row-keys'

/** The keys of the list (`listen-to-row-keys.ts`), which come after the list itself. */
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
      // Then a pointer does what the keys would.
      .catch(() => {})
    return () => {
      isOver = true
      end?.()
    }
  }, [list])
}
