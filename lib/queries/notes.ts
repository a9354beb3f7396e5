import { queryOptions } from '@tanstack/react-query'
import { paths } from '@/lib/paths'
import { browserStorage } from '@/lib/views/browser-storage'
import { isEmptyList } from '@/lib/views/is-empty-list'
import type { AnnotationNote, ProblemNote } from '@/lib/views/notes-answer'
import { AnswerError, fetchAnswer } from './answer-error'

/** What a team wrote about an organization. `problems` null: the service keeps none, and the notes are in this browser. */
export type Notes = { problems: ProblemNote[] | null; annotations: AnnotationNote[] }

const browserNotes = () => import('@/lib/views/browser-notes')

async function readOrNull(path: string, signal?: AbortSignal): Promise<unknown> {
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
  const { readBrowserNotes } = await browserNotes()
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

export type NotesChange =
  | { kind: 'report'; path: string; text: string }
  | { kind: 'close'; problemId: number; closed: boolean }
  | { kind: 'add'; path: string | null; text: string }
  | { kind: 'rewrite'; note: AnnotationNote; text: string }
  | { kind: 'remove'; note: AnnotationNote }

function requestOf(id: number, change: NotesChange): [path: string, method: string, body: object | null] {
  switch (change.kind) {
    case 'report':
      return [paths.api.problems(id), 'POST', { path: change.path, text: change.text }]
    case 'close':
      return [paths.api.problem(id, change.problemId), 'PUT', { closed: change.closed }]
    case 'add':
      return [paths.api.annotations(id), 'POST', { path: change.path, text: change.text }]
    case 'rewrite':
      return [paths.api.annotation(id, change.note.id), 'PUT', { text: change.text }]
    case 'remove':
      return [paths.api.annotation(id, change.note.id), 'DELETE', null]
  }
}

async function changeInBrowser(id: number, change: NotesChange): Promise<void> {
  const { addBrowserNote, putBrowserNote, removeBrowserNote } = await browserNotes()
  const at = new Date().toISOString()
  if (change.kind === 'add') addBrowserNote(browserStorage(), id, change, at)
  if (change.kind === 'rewrite')
    putBrowserNote(browserStorage(), id, { ...change.note, text: change.text, updated_at: at })
  if (change.kind === 'remove') removeBrowserNote(browserStorage(), id, change.note.id)
}

/** Saves a change where the notes are kept; an AnswerError says why it was not taken. */
export async function changeNotes(id: number, notes: Notes, change: NotesChange): Promise<void> {
  if (notes.problems === null) return changeInBrowser(id, change)
  const [path, method, body] = requestOf(id, change)
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  await fetchAnswer(path, { method, ...(body === null ? {} : json) })
}
