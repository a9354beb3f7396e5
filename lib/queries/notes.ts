import { queryOptions } from '@tanstack/react-query'
import { paths } from '@/lib/paths'
import { browserStorage } from '@/lib/views/browser-storage'
import { isEmptyList } from '@/lib/views/is-empty-list'
import type { AnnotationNote, ProblemNote } from '@/lib/views/notes-answer'
import { AnswerError, fetchAnswer } from './answer-error'
import { nextTask } from './next-task'

/** What a team wrote about an organization. `problems` null: the service keeps none, and the notes are in this browser. */
export type Notes = { problems: ProblemNote[] | null; annotations: AnnotationNote[] }

async function readOrNull(path: string, signal?: AbortSignal): Promise<unknown> {
  await nextTask()
  try {
    return await fetchAnswer(path, signal ? { signal } : {})
  } catch (error) {
    if (error instanceof AnswerError && error.status === 501) return null
    throw error
  }
}

async function readNotes(id: number, isOffered: boolean, signal?: AbortSignal): Promise<Notes> {
  const [problems, annotations] = await Promise.all([
    isOffered ? readOrNull(paths.api.problems(id), signal) : null,
    isOffered ? readOrNull(paths.api.annotations(id), signal) : null,
  ])
  if (isEmptyList(problems, 'problems') && isEmptyList(annotations, 'annotations'))
    return { problems: [], annotations: [] }
  // With what was written, not with the page: it brings a parser.
  const { parseProblems, parseAnnotations } = await import('@/lib/views/notes-answer')
  const kept = parseAnnotations(annotations)
  if (kept !== null) return { problems: parseProblems(problems), annotations: kept }
  const { readBrowserNotes } = await import('@/lib/views/browser-notes')
  return { problems: null, annotations: readBrowserNotes(browserStorage(), id) }
}

/** `isOffered` false: the service has only the published endpoints and is not asked. */
export function notesQuery(id: number, isOffered: boolean) {
  return queryOptions({
    queryKey: ['notes', id],
    queryFn: ({ signal }) => readNotes(id, isOffered, signal),
    staleTime: 60_000,
    retry: false,
  })
}
