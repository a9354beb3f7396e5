'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '@/components/ui/notices/toast'
import { useMessages } from '@/lib/messages/messages-provider'
import { addAddress, removeDocument, restoreDocument } from '@/lib/queries/organization/documents'
import { largestReportMiB, reportTypeOf, uploadDocument } from '@/lib/queries/organization/upload-document'
import { type Said, useProblemWords } from '@/lib/queries/use-problem-words'
import type { DocumentAnswer } from '@/lib/views/answers/documents-answer'

export type Uploading = { name: string; share: number }

export type Reports = {
  uploading: Uploading | null
  isBusy: boolean
  /** Why the last change failed, in words. */
  problem: Said | null
  upload: (file: File) => void
  /** Returns whether it was added. */
  fetchFrom: (url: string) => Promise<boolean>
  remove: (document: DocumentAnswer) => void
}

type Change =
  | { kind: 'upload'; file: File }
  | { kind: 'address'; url: string }
  | { kind: 'remove'; document: DocumentAnswer }
  | { kind: 'restore'; document: DocumentAnswer }

/** Adding, removing and restoring reports of one organization. */
export function useReports(id: number): Reports {
  const words = useMessages('documents')
  const problemWords = useProblemWords()
  const client = useQueryClient()
  const [uploading, setUploading] = useState<Uploading | null>(null)
  const [refusal, setRefusal] = useState<Said | null>(null)
  const change = useMutation({
    mutationFn: async (wanted: Change) => {
      if (wanted.kind === 'address') return addAddress(id, wanted.url)
      if (wanted.kind === 'remove') return removeDocument(id, wanted.document.id)
      if (wanted.kind === 'restore') return restoreDocument(id, wanted.document.id)
      const { name } = wanted.file
      return uploadDocument(id, wanted.file, (share) => setUploading({ name, share }))
    },
    onSuccess: (_, done) => {
      if (done.kind !== 'remove') return
      const { document } = done
      const title = words('removed', { name: document.name })
      toast({ title, undo: () => change.mutate({ kind: 'restore', document }) })
    },
    onSettled: async () => {
      setUploading(null)
      await client.invalidateQueries({ queryKey: ['documents', id] })
      await client.invalidateQueries({ queryKey: ['organization', id] })
    },
  })

  function upload(file: File): void {
    const size = String(largestReportMiB)
    const isTooLarge = file.size > largestReportMiB * 1024 * 1024
    const why = isTooLarge ? 'tooLarge' : reportTypeOf(file) === null ? 'wrongKind' : null
    setRefusal(why === null ? null : { title: words('notAdded'), detail: words(why, { name: file.name, size }) })
    if (why !== null) return
    setUploading({ name: file.name, share: 0 })
    change.mutate({ kind: 'upload', file })
  }

  const isAdding = change.variables?.kind === 'upload' || change.variables?.kind === 'address'
  const title = words(isAdding ? 'notAdded' : 'notSaved')
  return {
    uploading,
    isBusy: change.isPending,
    problem:
      refusal ??
      (change.error === null
        ? null
        : { title, detail: problemWords(change.error, { title, detail: words('tryInAMoment') }).detail }),
    upload,
    fetchFrom: (url) => {
      setRefusal(null)
      return change.mutateAsync({ kind: 'address', url }).then(
        () => true,
        () => false,
      )
    },
    remove: (document) => {
      setRefusal(null)
      change.mutate({ kind: 'remove', document })
    },
  }
}
