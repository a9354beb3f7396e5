import { organizationPaths } from '@/lib/api-paths'
import { browserStorage } from '@/lib/browser-memory/browser-storage'
import { fetchAnswer } from '@/lib/queries/answer-error'
import type { AnnotationNote } from '@/lib/views/answers/notes-answer'
import type { Notes } from './notes'

export type NotesChange =
  | { kind: 'report'; path: string; text: string }
  | { kind: 'close'; problemId: number; closed: boolean }
  | { kind: 'add'; path: string | null; text: string }
  | { kind: 'rewrite'; note: AnnotationNote; text: string }
  | { kind: 'remove'; note: AnnotationNote }

function requestOf(id: number, change: NotesChange): [path: string, method: string, body: object | null] {
  switch (change.kind) {
    case 'report':
      return [organizationPaths.problems(id), 'POST', { path: change.path, text: change.text }]
    case 'close':
      return [organizationPaths.problem(id, change.problemId), 'PUT', { closed: change.closed }]
    case 'add':
      return [organizationPaths.annotations(id), 'POST', { path: change.path, text: change.text }]
    case 'rewrite':
      return [organizationPaths.annotation(id, change.note.id), 'PUT', { text: change.text }]
    case 'remove':
      return [organizationPaths.annotation(id, change.note.id), 'DELETE', null]
  }
}

async function changeInBrowser(id: number, change: NotesChange): Promise<void> {
  const { addBrowserNote, putBrowserNote, removeBrowserNote } = await import('@/lib/browser-memory/browser-notes')
  const at = new Date().toISOString()
  if (change.kind === 'add') addBrowserNote(browserStorage(), id, change, at)
  if (change.kind === 'rewrite')
    putBrowserNote(browserStorage(), id, { ...change.note, text: change.text, updated_at: at })
  if (change.kind === 'remove') removeBrowserNote(browserStorage(), id, change.note.id)
}

/** Saves a change where the notes are stored. Throws AnswerError with the reason if it is refused. */
export async function changeNotes(id: number, notes: Notes, change: NotesChange): Promise<void> {
  if (notes.problems === null) return changeInBrowser(id, change)
  const [path, method, body] = requestOf(id, change)
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  await fetchAnswer(path, { method, ...(body === null ? {} : json) })
}
