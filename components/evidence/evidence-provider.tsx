'use client'

import { useQuery } from '@tanstack/react-query'
import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { Format } from '@/lib/format/create-format'
import { useUrlValue } from '@/lib/queries/list/url-state'
import { notesQuery } from '@/lib/queries/organization/notes'
import { evidenceInUrl } from '@/lib/views/address/evidence-in-url'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { type FigureRef, pathOfFigure } from '@/lib/views/evidence/evidence-paths'
import type { EvidenceSheetProps } from './evidence-sheet'

type SheetModule = { default: ComponentType<EvidenceSheetProps> }

async function loadSheet(): Promise<SheetModule> {
  try {
    const { EvidenceSheet } = await import('./evidence-sheet')
    return { default: EvidenceSheet }
  } catch {
    // The next page load tries again; a failure must not remove the figures themselves.
    return { default: () => null }
  }
}

/** Loaded when first opened, so that pages without it do not load its code. */
const LazySheet = lazy(loadSheet)

/** `trigger` is null if the address opened it. */
export type OpenedEvidence = { path: string; trigger: HTMLElement | null }

/** A path in the answer ("/score", or "/sbti" for everything below), or a figure of one year. */
export type EvidenceOf = string | FigureRef

type Open = (of: EvidenceOf, trigger: HTMLElement) => void

export type FigureMark = 'problem' | 'note'
type MarkOf = (of: EvidenceOf) => FigureMark | null

const EvidenceContext = createContext<Open | null>(null)
const MarkContext = createContext<MarkOf | null>(null)

/** The team's note on a figure: an open problem first. Null on pages without notes. */
export function useFigureMark(of: EvidenceOf): FigureMark | null {
  return useContext(MarkContext)?.(of) ?? null
}

/** Opens the evidence of a figure; null outside of a page about one organization. */
export function useOpenEvidence(): Open | null {
  return useContext(EvidenceContext)
}

type EvidenceProviderProps = {
  organization: OrganizationAnswer
  currency: string
  /** "yearly", or the year of the constant rate. */
  rates: string
  /** Changes with each answer, as another answer has other evidence. */
  version: number
  format: Format
  children: ReactNode
}

/** Lets every figure inside show its evidence. */
export function EvidenceProvider({ organization, currency, rates, version, format, children }: EvidenceProviderProps) {
  const [opened, setOpened] = useState<OpenedEvidence | null>(null)
  const [asked, setAsked] = useUrlValue('evidence', evidenceInUrl)
  // The address decides what is open when the page loads, and follows from then on.
  useEffect(() => {
    setOpened((now) => (asked === '' ? null : now?.path === asked ? now : { path: asked, trigger: null }))
  }, [asked])
  const open = useCallback<Open>(
    (of, trigger) => {
      const path = (typeof of === 'string' ? of : pathOfFigure(organization, of)) ?? ''
      setOpened({ path, trigger })
      setAsked(path)
    },
    [organization, setAsked],
  )
  const show = useCallback(
    (path: string) => {
      setOpened((now) => now && { ...now, path })
      setAsked(path)
    },
    [setAsked],
  )
  const { data: notes } = useQuery(notesQuery(organization.id, organization.has_extensions))
  const markOf = useMemo<MarkOf | null>(() => {
    const marks = new Map<string, FigureMark>()
    for (const { path } of notes?.annotations ?? []) if (path !== null) marks.set(path, 'note')
    for (const { path, closed_at: closed } of notes?.problems ?? [])
      if (path !== null && closed === null) marks.set(path, 'problem')
    if (marks.size === 0) return null
    return (of) => marks.get((typeof of === 'string' ? of : pathOfFigure(organization, of)) ?? '') ?? null
  }, [notes, organization])
  const close = useCallback(() => {
    setOpened(null)
    setAsked('')
  }, [setAsked])
  const shown = useMemo(
    () => ({ id: organization.id, currency, rates, version }),
    [organization.id, currency, rates, version],
  )
  return (
    <EvidenceContext value={open}>
      <MarkContext value={markOf}>{children}</MarkContext>
      {opened === null ? null : (
        <Suspense>
          <LazySheet
            of={shown}
            opened={opened}
            keepsNotes={organization.has_extensions}
            format={format}
            onShow={show}
            onClose={close}
          />
        </Suspense>
      )}
    </EvidenceContext>
  )
}
