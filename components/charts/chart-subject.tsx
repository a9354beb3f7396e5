'use client'

import { createContext, type ReactNode, useContext } from 'react'

/** Whose figures the charts of a page draw, and under which licences they were published; null where the page has no one subject. */
export type ChartSubject = { name: string | null; licence: string | null }

const SubjectContext = createContext<ChartSubject>({ name: null, licence: null })

/** Around charts of one subject: it goes into their files. */
export function ChartSubjectProvider({ name, licence, children }: ChartSubject & { children: ReactNode }) {
  return <SubjectContext value={{ name, licence }}>{children}</SubjectContext>
}

export function useChartSubject(): ChartSubject {
  return useContext(SubjectContext)
}
