import { type ReactNode, useMemo, useState } from 'react'
import { type UrlState, UrlStateContext } from '@/lib/queries/list/url-state'

/** The address of a page in a test of a component: begins at `search` and remembers changes. */
export function UrlStateForTests({ search: first = '', children }: { search?: string; children: ReactNode }) {
  const [search, setSearch] = useState(first)
  const state = useMemo<UrlState>(
    () => ({ search, change: (rewrite) => setSearch((before) => rewrite(before)) }),
    [search],
  )
  return <UrlStateContext value={state}>{children}</UrlStateContext>
}
