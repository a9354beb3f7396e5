import { queryOptions } from '@tanstack/react-query'
import type { AnnotationNote, ProblemNote } from '@/lib/views/answers/notes-answer'

/** A team's notes on an organization. `problems` null: the service stores none, and the notes are in this browser. */
export type Notes = { problems: ProblemNote[] | null; annotations: AnnotationNote[] }

/** `isOffered` false: the service has only the published endpoints and is not asked. */
export function notesQuery(id: number, isOffered: boolean) {
  return queryOptions({
    queryKey: ['notes', id],
    // Loaded later than the page: starting the request takes 8 ms of its first task on a phone.
    queryFn: async ({ signal }) => (await import('./read-notes')).readNotes(id, isOffered, signal),
    staleTime: 60_000,
    retry: false,
  })
}
