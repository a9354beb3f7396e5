'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '@/lib/messages/messages-provider'
import { askWhose } from '@/lib/queries/organization/ask-whose'
import { largestReportMiB, reportTypeOf, uploadDocument } from '@/lib/queries/organization/upload-document'
import { type Said, useProblemWords } from '@/lib/queries/use-problem-words'
import type { DocumentMatchAnswer } from '@/lib/views/answers/document-match-answer'

export type Chosen = { id: number; name: string }

/** One file: looked through, then given to the organization that a person confirms. */
export type GivenFile = {
  key: number
  file: File
  state: 'waiting' | 'looking' | 'open' | 'adding' | 'added'
  /** Of sending, 0 to 1; null before and after it. */
  share: number | null
  match: DocumentMatchAnswer | null
  chosen: Chosen | null
  problem: Said | null
}

export type SeveralReports = {
  files: readonly GivenFile[]
  /** Whether the service turned out not to tell whose report a file is. */
  isNotOffered: boolean
  isBusy: boolean
  add: (files: readonly File[]) => void
  choose: (key: number, chosen: Chosen | null) => void
  leaveOut: (key: number) => void
  /** Gives these files to their chosen organizations, one after the other. */
  give: (keys: readonly number[]) => Promise<void>
}

/** Whether a person can choose the organization of a file: after it was looked through, or where that is not offered. */
export function isOpen({ state }: GivenFile, isNotOffered: boolean): boolean {
  return state === 'open' || (isNotOffered && state === 'waiting')
}

function suggestedOf({ suggested_organization_id: id, organizations }: DocumentMatchAnswer): Chosen | null {
  const found = organizations.find(({ organization_id }) => organization_id === id)
  return found === undefined ? null : { id: found.organization_id, name: found.name ?? String(found.organization_id) }
}

/** Several files that are looked through one after the other, and given to nobody before a person says so. */
export function useSeveralReports(): SeveralReports {
  const words = useMessages('documents')
  const problemWords = useProblemWords()
  const client = useQueryClient()
  const [files, setFiles] = useState<readonly GivenFile[]>([])
  const [isNotOffered, setIsNotOffered] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const nextKey = useRef(0)

  const change = (key: number, changed: Partial<GivenFile>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  const said = (error: unknown, title: string) => problemWords(error, { title, detail: words('tryInAMoment') })

  async function look({ key, file }: GivenFile): Promise<void> {
    try {
      const match = await askWhose(file, (share) => change(key, { share: share < 1 ? share : null }))
      if (match === null) setIsNotOffered(true)
      change(key, { state: 'open', share: null, match, chosen: match === null ? null : suggestedOf(match) })
    } catch (error) {
      const problem = said(error, words('severalFailed', { name: file.name }))
      change(key, { state: 'open', share: null, problem })
    }
  }

  const isLooking = files.some(({ state }) => state === 'looking')
  const next = isLooking || isNotOffered ? undefined : files.find(({ state }) => state === 'waiting')
  // The service looks through one file at a time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one file is looked through once
  useEffect(() => {
    if (next === undefined) return
    change(next.key, { state: 'looking', share: 0 })
    void look(next)
  }, [next?.key])

  function toGiven(file: File): GivenFile {
    nextKey.current += 1
    const size = String(largestReportMiB)
    const isTooLarge = file.size > largestReportMiB * 1024 * 1024
    const why = isTooLarge ? 'tooLarge' : reportTypeOf(file) === null ? 'wrongKind' : null
    const problem = why === null ? null : { title: words('notAdded'), detail: words(why, { name: file.name, size }) }
    const state = problem === null ? 'waiting' : 'added'
    return { key: nextKey.current, file, state, share: null, match: null, chosen: null, problem }
  }

  async function giveOne({ key, file, chosen }: GivenFile): Promise<void> {
    if (chosen === null) return
    change(key, { state: 'adding', share: 0, problem: null })
    try {
      await uploadDocument(chosen.id, file, (share) => change(key, { share }))
      change(key, { state: 'added', share: null })
      await client.invalidateQueries({ queryKey: ['documents', chosen.id] })
      await client.invalidateQueries({ queryKey: ['organization', chosen.id] })
    } catch (error) {
      change(key, { state: 'open', share: null, problem: said(error, words('notAdded')) })
    }
  }

  return {
    files,
    isNotOffered,
    isBusy,
    add: (added) => {
      const given = added.map(toGiven)
      setFiles((all) => [...all, ...given])
    },
    choose: (key, chosen) => change(key, { chosen }),
    leaveOut: (key) => setFiles((all) => all.filter((one) => one.key !== key)),
    give: async (keys) => {
      setIsBusy(true)
      for (const one of files.filter(({ key }) => keys.includes(key))) await giveOne(one)
      setIsBusy(false)
    },
  }
}
