'use client'

import { NoteList } from '@/components/evidence/note-list'
import { useNotes } from '@/components/evidence/use-notes'
import { Panel } from '@/components/ui/panel'
import { TextForm } from '@/components/ui/text-form'
import type { Format } from '@/lib/format/create-format'
import type { AnnotationNote, ProblemNote } from '@/lib/views/notes-answer'

/** "/emissions/scope_1/total" of 2023 -> "2023, emissions, scope 1, total" */
function aboutOf({ pointer, year }: AnnotationNote | ProblemNote): string | null {
  if (pointer === null) return null
  const words = pointer.split('/').slice(1).join(', ').replaceAll('_', ' ')
  return year === null ? `On ${words}` : `On ${words} of ${year}`
}

/** All that the team wrote about the organization and its figures. */
export function NotesPanel({ id, isOffered, format }: { id: number; isOffered: boolean; format: Format }) {
  const state = useNotes(id, isOffered)
  const { notes } = state
  if (notes === null) return <div className="skeleton h-48 print:hidden" />
  const keepsProblems = notes.problems !== null
  const isEmpty = notes.annotations.length === 0 && (notes.problems ?? []).length === 0
  return (
    <Panel
      title="Notes"
      className={isEmpty ? 'print:hidden' : ''}
      claim={
        keepsProblems
          ? 'Of your team, on the organization and its figures. They never change a figure.'
          : 'This service keeps no notes: they stay in this browser and nobody else sees them.'
      }
      footer={
        keepsProblems
          ? 'Open a figure to report a problem with it or to add a note on it.'
          : 'Open a figure to add a note on it.'
      }
    >
      <NoteList
        problems={notes.problems ?? []}
        annotations={notes.annotations}
        state={state}
        format={format}
        aboutOf={aboutOf}
      />
      <div className="mt-3">
        <TextForm
          label="Note on this organization"
          action="Add note"
          isBusy={state.isBusy}
          onSave={(text) => state.change({ kind: 'add', path: null, text })}
        />
      </div>
    </Panel>
  )
}
