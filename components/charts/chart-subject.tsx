'use client'

import { createContext, type ReactNode, useContext } from 'react'

/** The organization whose figures a page's charts show, and their licences; null if the page has no single subject. */
export type ChartSubject = { name: string | null; licence: string | null }

const SubjectContext = createContext<ChartSubject>({ name: null, licence: null })

/** Wraps charts with one subject, which is written into their files. */
export function ChartSubjectProvider({ name, licence, children }: ChartSubject & { children: ReactNode }) {
  return <SubjectContext value={{ name, licence }}>{children}</SubjectContext>
}

export function useChartSubject(): ChartSubject {
  return useContext(SubjectContext)
}
