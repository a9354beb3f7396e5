'use client'

import { useSearchParams } from 'next/navigation'
import { createContext, type ReactNode, startTransition, useCallback, useContext, useMemo, useOptimistic } from 'react'
import { readUrl, type UrlFields, type UrlValue, type UrlValues, writeUrl } from '@/lib/views/address/url-value'

type History = 'push' | 'replace'

/** The query of the page's address, and a function that changes it from the current query to a new one. */
export type UrlState = { search: string; change: (rewrite: (search: string) => string, history: History) => void }

export const UrlStateContext = createContext<UrlState>({ search: '', change: () => undefined })

/** Page state in the address: a link keeps it, the back button undoes it, and the server is not asked again. */
export function UrlStateProvider({ children }: { children: ReactNode }) {
  // The router notices a change itself, but late; a ticked box must not wait for it.
  const [search, show] = useOptimistic(useSearchParams().toString())
  const change = useCallback<UrlState['change']>(
    (rewrite, history) => {
      const next = rewrite(window.location.search)
      const address = `${window.location.pathname}${next}${window.location.hash}`
      startTransition(() => {
        show(next.slice(1))
        // The same choice twice adds one history entry only.
        if (history === 'push' && next !== window.location.search) window.history.pushState(null, '', address)
        else window.history.replaceState(null, '', address)
      })
    },
    [show],
  )
  const state = useMemo(() => ({ search, change }), [search, change])
  return <UrlStateContext value={state}>{children}</UrlStateContext>
}

/** Several parameters at once; `fields` is a constant outside of the component. */
export function useUrlValues<Fields extends UrlFields>(
  fields: Fields,
): [UrlValues<Fields>, (change: Partial<UrlValues<Fields>>, history?: History) => void] {
  const { search, change } = useContext(UrlStateContext)
  const values = useMemo(() => readUrl(fields, search), [fields, search])
  const set = useCallback(
    (wanted: Partial<UrlValues<Fields>>, history: History = 'replace') =>
      change((before) => writeUrl(fields, before, wanted), history),
    [fields, change],
  )
  return [values, set]
}

/** One parameter. */
export function useUrlValue<T>(name: string, field: UrlValue<T>): [T, (value: T) => void] {
  const { search, change } = useContext(UrlStateContext)
  const value = useMemo(() => {
    const text = new URLSearchParams(search).get(name)
    return (text === null ? null : field.parse(text)) ?? field.fallback
  }, [name, field, search])
  const set = useCallback(
    (wanted: T) =>
      change((before) => writeUrl({ [name]: field as UrlValue<unknown> }, before, { [name]: wanted }), field.history),
    [name, field, change],
  )
  return [value, set]
}
