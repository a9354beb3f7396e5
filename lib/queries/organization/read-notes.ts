import { organizationPaths } from '@/lib/api-paths'
import { browserStorage } from '@/lib/browser-memory/browser-storage'
import { AnswerError, fetchAnswer } from '@/lib/queries/answer-error'
import { isEmptyList } from '@/lib/views/list/is-empty-list'
import type { Notes } from './notes'

async function readOrNull(path: string, signal?: AbortSignal): Promise<unknown> {
  try {
    return await fetchAnswer(path, signal ? { signal } : {})
  } catch (error) {
    if (error instanceof AnswerError && error.status === 501) return null
    throw error
  }
}

/** The notes of this browser, for a service that stores none (501) or is not asked. */
export async function readNotes(id: number, isOffered: boolean, signal?: AbortSignal): Promise<Notes> {
  const [problems, annotations] = await Promise.all([
    isOffered ? readOrNull(organizationPaths.problems(id), signal) : null,
    isOffered ? readOrNull(organizationPaths.annotations(id), signal) : null,
  ])
  if (isEmptyList(problems, 'problems') && isEmptyList(annotations, 'annotations'))
    return { problems: [], annotations: [] }
  // Loaded with the notes, not with the page, as it includes a parser.
  const { parseProblems, parseAnnotations } = await import('@/lib/views/answers/notes-answer')
  const kept = parseAnnotations(annotations)
  if (kept !== null) return { problems: parseProblems(problems), annotations: kept }
  const { readBrowserNotes } = await import('@/lib/browser-memory/browser-notes')
  return { problems: null, annotations: readBrowserNotes(browserStorage(), id) }
}
