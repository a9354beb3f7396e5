'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Reader, readerOfTests } from './reader'
import { type Area, type CompiledCatalog, createWords, type Words } from './words'

const ReaderContext = createContext<Reader | null>(null)

/** Provides the reader's language to all components inside; the server sends the texts of that language only. */
export function MessagesProvider({ reader, children }: { reader: Reader; children: ReactNode }) {
  return <ReaderContext value={reader}>{children}</ReaderContext>
}

/** Adds a page's texts to those of the frame; a page that is navigated to in the browser brings its own. */
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
