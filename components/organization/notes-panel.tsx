'use client'

import { NoteList } from '@/components/evidence/note-list'
import { useNotes } from '@/components/evidence/use-notes'
import { TextForm } from '@/components/ui/fields/text-form'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Words } from '@/lib/messages/words'
import type { AnnotationNote, ProblemNote } from '@/lib/views/answers/notes-answer'

/** "/emissions/scope_1/total" of 2023 -> "2023, emissions, scope 1, total" */
function aboutOf({ pointer, year }: AnnotationNote | ProblemNote, words: Words<'organization'>): string | null {
  if (pointer === null) return null
  const what = pointer.split('/').slice(1).join(', ').replaceAll('_', ' ')
  return year === null ? words('noteAbout', { what }) : words('noteAboutYear', { what, year: String(year) })
}

/** All notes of the team on the organization and its figures. */
export function NotesPanel({ id, isOffered, format }: { id: number; isOffered: boolean; format: Format }) {
  const words = useMessages('organization')
  const state = useNotes(id, isOffered)
  const { notes } = state
  if (notes === null) return <div className="skeleton h-[20.5rem] sm:h-[18rem] print:hidden" />
  const keepsProblems = notes.problems !== null
  const isEmpty = notes.annotations.length === 0 && (notes.problems ?? []).length === 0
  return (
    <Panel
      title={words('notes')}
      className={isEmpty ? 'print:hidden' : ''}
      claim={words(keepsProblems ? 'notesTeam' : 'notesBrowser')}
      footer={words(keepsProblems ? 'notesHow' : 'notesBrowserHow')}
    >
      <NoteList
        problems={notes.problems ?? []}
        annotations={notes.annotations}
        state={state}
        format={format}
        aboutOf={(note) => aboutOf(note, words)}
      />
      <div className="mt-3">
        <TextForm
          label={words('noteLabel')}
          action={words('addNote')}
          isBusy={state.isBusy}
          onSave={(text) => state.change({ kind: 'add', path: null, text })}
        />
      </div>
    </Panel>
  )
}
