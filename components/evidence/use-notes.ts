'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMessages } from '@/lib/messages/messages-provider'
import { AnswerError } from '@/lib/queries/answer-error'
import { changeNotes, type NotesChange } from '@/lib/queries/organization/change-notes'
import { type Notes, notesQuery } from '@/lib/queries/organization/notes'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import type { AnnotationNote } from '@/lib/views/answers/notes-answer'

export type NotesState = {
  notes: Notes | null
  isBusy: boolean
  /** Why the last change failed, in words. */
  problem: string | null
  /** Returns whether it was saved. */
  change: (change: NotesChange) => Promise<boolean>
  /** The note removed last, until another change. */
  removed: AnnotationNote | null
}

/** Reads and changes the team's notes on one organization. */
export function useNotes(id: number, isOffered: boolean): NotesState {
  const words = useMessages('evidence')
  const wordsOfProblem = useProblemWords()
  const client = useQueryClient()
  const { data } = useQuery(notesQuery(id, isOffered))
  const removedKey = ['notes-removed', id]
  const { data: removed = null } = useQuery<AnnotationNote | null>({
    queryKey: removedKey,
    queryFn: () => null,
    enabled: false,
  })
  const mutation = useMutation({
    mutationFn: async (change: NotesChange) => {
      if (!data) throw new AnswerError(0, 'Not saved', words('notesNotRead'))
      await changeNotes(id, data, change)
      return change
    },
    onSuccess: (change) => client.setQueryData(removedKey, change.kind === 'remove' ? change.note : null),
    onSettled: () => client.invalidateQueries({ queryKey: ['notes', id] }),
  })
  const { error } = mutation
  return {
    notes: data ?? null,
    isBusy: mutation.isPending,
    problem: error === null ? null : wordsOfProblem(error, { title: '', detail: words('tryInAMoment') }).detail,
    change: (change) =>
      mutation.mutateAsync(change).then(
        () => true,
        () => false,
      ),
    removed,
  }
}
