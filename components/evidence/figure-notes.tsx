'use client'

import { useState } from 'react'
import { TextForm } from '@/components/ui/fields/text-form'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { NoteList } from './note-list'
import { useNotes } from './use-notes'

type Writing = 'report' | 'add' | null

/** The team's notes on one figure, and a form for another. They never change the figure. */
export function FigureNotes({
  id,
  path,
  isOffered,
  format,
}: {
  id: number
  path: string
  isOffered: boolean
  format: Format
}) {
  const words = useMessages('evidence')
  const state = useNotes(id, isOffered)
  const [writing, setWriting] = useState<Writing>(null)
  const { notes } = state
  if (notes === null || path === '') return null
  const keepsProblems = notes.problems !== null
  async function save(text: string): Promise<boolean> {
    const isSaved = await state.change({ kind: writing ?? 'add', path, text })
    if (isSaved) setWriting(null)
    return isSaved
  }
  return (
    <section aria-label={words('notesOnFigure')} className="mt-5 border-line border-t pt-3">
      <NoteList
        problems={(notes.problems ?? []).filter((problem) => problem.path === path)}
        annotations={notes.annotations.filter((note) => note.path === path)}
        state={state}
        format={format}
      />
      {writing === null ? (
        <p className="mt-1 flex flex-wrap gap-x-4">
          {keepsProblems ? (
            <button type="button" className="link" onClick={() => setWriting('report')}>
              {words('problemReportA')}
            </button>
          ) : null}
          <button type="button" className="link" onClick={() => setWriting('add')}>
            {words('addANote')}
          </button>
        </p>
      ) : (
        <TextForm
          label={words(writing === 'report' ? 'problemWhat' : keepsProblems ? 'noteOfTeam' : 'noteInBrowser')}
          action={words(writing === 'report' ? 'problemReport' : 'addNote')}
          isBusy={state.isBusy}
          onSave={save}
          onCancel={() => setWriting(null)}
        />
      )}
    </section>
  )
}
