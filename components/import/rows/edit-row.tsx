'use client'

import { useId, useState } from 'react'
import { letterOf } from '@/components/import/reading/column-letter'
import { type RowError, useImportWords } from '@/components/import/use-import-words'
import { Button } from '@/components/ui/button'
import { type ImportColumns, isRepeatable } from '@/lib/views/import/import-field'

type EditRowProps = {
  columns: ImportColumns
  headings: readonly string[]
  cells: readonly string[]
  errors: readonly RowError[]
  onSave: (cells: readonly string[]) => void
  onCancel: () => void
}

/** The used cells of a row, to be corrected. */
export function EditRow({ columns, headings, cells, errors, onSave, onCancel }: EditRowProps) {
  const id = useId()
  const { words, fieldName } = useImportWords()
  const [edited, setEdited] = useState<readonly string[]>(() => columns.map((_, column) => cells[column] ?? ''))
  const wrong = columns.findIndex((field) => field !== null && errors.some((error) => error.field === field))
  return (
    <form
      className="mt-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(edited)
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map((field, column) => {
          if (field === null) return null
          const error = errors.find((one) => one.field === field)
          return (
            <div key={letterOf(column)}>
              <label htmlFor={`${id}-${column}`} className="mb-1 block">
                {isRepeatable(field) ? headings[column]?.trim() || fieldName(field) : fieldName(field)}
              </label>
              <input
                id={`${id}-${column}`}
                className="control"
                value={edited[column] ?? ''}
                // biome-ignore lint/a11y/noAutofocus: the reader has just asked to edit this row
                autoFocus={column === Math.max(0, wrong)}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) =>
                  setEdited((before) => before.map((cell, place) => (place === column ? event.target.value : cell)))
                }
                {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-${column}-error` } : {})}
              />
              {error ? (
                <p id={`${id}-${column}-error`} className="mt-1 text-danger">
                  {error.message}
                </p>
              ) : null}
            </div>
          )
        })}
      </div>
      <div className="mt-3 flex gap-3">
        <Button look="primary" type="submit">
          {words('checkAgain')}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {words('cancel')}
        </Button>
      </div>
    </form>
  )
}
