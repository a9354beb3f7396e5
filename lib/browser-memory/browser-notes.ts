import { type AnnotationNote, parseAnnotations } from '@/lib/views/answers/notes-answer'

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** Notes stored only in this browser, for a service without notes. */
const keyOf = (id: number) => `carbon-register.notes.${id}`

export function readBrowserNotes(storage: Kept, id: number): AnnotationNote[] {
  try {
    return parseAnnotations({ annotations: JSON.parse(storage.getItem(keyOf(id)) ?? '[]') }) ?? []
  } catch {
    return []
  }
}

function write(storage: Kept, id: number, notes: readonly AnnotationNote[]): AnnotationNote[] {
  storage.setItem(keyOf(id), JSON.stringify(notes))
  return [...notes]
}

/** `at` is an ISO instant. The newest note comes first. */
export function addBrowserNote(
  storage: Kept,
  id: number,
  note: Pick<AnnotationNote, 'path' | 'text'>,
  at: string,
): AnnotationNote[] {
  const notes = readBrowserNotes(storage, id)
  const number = Math.max(0, ...notes.map((one) => one.id)) + 1
  const added = { ...note, id: number, year: null, pointer: note.path, author: null, created_at: at, updated_at: at }
  return write(storage, id, [added, ...notes])
}

/** Restores a note, or replaces the one with its id. */
export function putBrowserNote(storage: Kept, id: number, note: AnnotationNote): AnnotationNote[] {
  const others = readBrowserNotes(storage, id).filter((one) => one.id !== note.id)
  return write(
    storage,
    id,
    [...others, note].toSorted((a, b) => b.id - a.id),
  )
}

export function removeBrowserNote(storage: Kept, id: number, noteId: number): AnnotationNote[] {
  return write(
    storage,
    id,
    readBrowserNotes(storage, id).filter((one) => one.id !== noteId),
  )
}
