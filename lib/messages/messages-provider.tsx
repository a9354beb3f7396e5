'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Reader, readerOfTests } from './reader'
import { type Area, type CompiledCatalog, createWords, type Words } from './words'

const ReaderContext = createContext<Reader | null>(null)

/** The reader's language for all components within; the words come from the server, in that language only. */
export function MessagesProvider({ reader, children }: { reader: Reader; children: ReactNode }) {
  return <ReaderContext value={reader}>{children}</ReaderContext>
}

/** Words of a page beside those that its frame has; a page that is gone to in the browser brings its own. */
export function MoreMessages({ catalog, children }: { catalog: string; children: ReactNode }) {
  const reader = useReader()
  const more = useMemo<Reader>(
    () => ({ ...reader, catalog: { ...reader.catalog, ...(JSON.parse(catalog) as CompiledCatalog) } }),
    [reader, catalog],
  )
  return <ReaderContext value={more}>{children}</ReaderContext>
}

export function useReader(): Reader {
  return useContext(ReaderContext) ?? readerOfTests()
}

/** The words of one area in the reader's language: `const words = useMessages('shell')`, then `words('skip')`. */
export function useMessages<A extends Area>(area: A): Words<A> {
  const { catalog, locale } = useReader()
  return useMemo(() => createWords(catalog, locale, area), [catalog, locale, area])
}
