import { queryOptions } from '@tanstack/react-query'
import type { AnnotationNote, ProblemNote } from '@/lib/views/answers/notes-answer'

/** What a team wrote about an organization. `problems` null: the service keeps none, and the notes are in this browser. */
export type Notes = { problems: ProblemNote[] | null; annotations: AnnotationNote[] }

/** `isOffered` false: the service has only the published endpoints and is not asked. */
export function notesQuery(id: number, isOffered: boolean) {
  return queryOptions({
    queryKey: ['notes', id],
    // Later than the page, whose first task of answering it would lengthen: on a phone, to begin asking takes 8 ms each.
    queryFn: async ({ signal }) => (await import('./read-notes')).readNotes(id, isOffered, signal),
    staleTime: 60_000,
    retry: false,
  })
}
