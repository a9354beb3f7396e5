'use client'

import { type ReactNode, useState } from 'react'
import { TextForm } from '@/components/ui/fields/text-form'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { AnnotationNote, ProblemNote } from '@/lib/views/answers/notes-answer'
import type { NotesState } from './use-notes'

type Labelled = (note: AnnotationNote | ProblemNote) => ReactNode

function whoAndWhen(author: string | null, at: string | null, format: Format): string {
  return [author, at === null ? null : format.day(at)].filter((part) => part !== null).join(', ')
}

function Problem({
  problem,
  about,
  state,
  format,
}: {
  problem: ProblemNote
  about: ReactNode
  state: NotesState
  format: Format
}) {
  const words = useMessages('evidence')
  const isClosed = problem.closed_at !== null
  return (
    <li className="border-line border-t py-2 first:border-0" data-problem={isClosed ? 'closed' : 'open'}>
      <p className="wrap-anywhere">
        <span className={isClosed ? 'text-ink-faint' : 'font-strong text-danger'}>
          {words(isClosed ? 'problemClosed' : 'problemReported')}
        </span>
        {': '}
        {problem.text}
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-3 text-ink-faint text-xs">
        {about}
        <span>{whoAndWhen(problem.author, problem.created_at, format)}</span>
        <button
          type="button"
          className="link print:hidden"
          disabled={state.isBusy}
          onClick={() => void state.change({ kind: 'close', problemId: problem.id, closed: !isClosed })}
        >
          {words(isClosed ? 'problemOpenAgain' : 'problemClose')}
        </button>
      </p>
    </li>
  )
}

function Note({
  note,
  about,
  state,
  format,
}: {
  note: AnnotationNote
  about: ReactNode
  state: NotesState
  format: Format
}) {
  const words = useMessages('evidence')
  const [isEditing, setEditing] = useState(false)
  async function rewrite(text: string): Promise<boolean> {
    const isSaved = await state.change({ kind: 'rewrite', note, text })
    if (isSaved) setEditing(false)
    return isSaved
  }
  return (
    <li className="border-line border-t py-2 first:border-0">
      {isEditing ? (
        <TextForm
          label={words('note')}
          action={words('saveNote')}
          initial={note.text}
          isBusy={state.isBusy}
          onSave={rewrite}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
      )}
      <p className="mt-0.5 flex flex-wrap gap-x-3 text-ink-faint text-xs">
        {about}
        <span>{whoAndWhen(note.author, note.updated_at, format)}</span>
        {isEditing ? null : (
          <button type="button" className="link print:hidden" onClick={() => setEditing(true)}>
            {words('editNote')}
          </button>
        )}
        <button
          type="button"
          className="link print:hidden"
          disabled={state.isBusy}
          onClick={() => void state.change({ kind: 'remove', note })}
        >
          {words('removeNote')}
        </button>
      </p>
    </li>
  )
}

type NoteListProps = {
  problems: readonly ProblemNote[]
  annotations: readonly AnnotationNote[]
  state: NotesState
  format: Format
  /** The subject of a note, if the place of the list does not show it. */
  aboutOf?: Labelled
}

function nothing(): null {
  return null
}

/** Problems first, then notes, and an undo for a note just removed. */
export function NoteList({ problems, annotations, state, format, aboutOf = nothing }: NoteListProps) {
  const words = useMessages('evidence')
  const common = useMessages('ui')
  const { removed } = state
  return (
    <>
      {problems.length + annotations.length > 0 ? (
        <ul>
          {problems.map((problem) => (
            <Problem key={problem.id} problem={problem} about={aboutOf(problem)} state={state} format={format} />
          ))}
          {annotations.map((note) => (
            <Note key={note.id} note={note} about={aboutOf(note)} state={state} format={format} />
          ))}
        </ul>
      ) : null}
      <div role="status">
        {removed === null ? null : (
          <p className="flex gap-3 print:hidden">
            {words('noteRemoved')}
            <button
              type="button"
              className="link"
              onClick={() => void state.change({ kind: 'rewrite', note: removed, text: removed.text })}
            >
              {common('undo')}
            </button>
          </p>
        )}
        {state.problem === null ? null : (
          <p className="text-danger">{words('noteNotSaved', { problem: state.problem })}</p>
        )}
      </div>
    </>
  )
}
