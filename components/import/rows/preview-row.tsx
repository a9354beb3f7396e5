'use client'

import { useState } from 'react'
import { useImportWords } from '@/components/import/use-import-words'
import type { ImportColumns, ImportField } from '@/lib/views/import/import-field'
import type { Choice } from '@/lib/views/import/import-job'
import type { ImportRow } from '@/lib/views/import/import-rows'
import type { Remark } from '@/lib/views/import/read-cell'
import { EditRow } from './edit-row'
import { RowLine } from './row-line'
import { RowOutcome } from './row-outcome'
import { RowRemarks } from './row-remarks'

type PreviewRowProps = {
  row: ImportRow
  cells: readonly string[]
  columns: ImportColumns
  headings: readonly string[]
  remarks: readonly Remark[]
  /** The code of the row's country; null without one. */
  given: string | null
  /** The index of an earlier row with the same own identifier under a different name. */
  conflict: number | null
  /** False if the import replaces another: records of that one are removed, including anything merged with them. */
  mayJoin: boolean
  onEdit: (place: number, cells: readonly string[]) => void
  onChoose: (place: number, choice: Choice | null) => void
}

const identifiers = ['external_id', 'lei_number', 'isin_number', 'duns_number', 'sp_global_number'] as const

/** A row with what registering it would do, to be corrected or decided. */
export function PreviewRow({
  row,
  cells,
  columns,
  headings,
  remarks,
  given,
  conflict,
  mayJoin,
  onEdit,
  onChoose,
}: PreviewRowProps) {
  const { words, fieldName, rowErrors } = useImportWords()
  const [isEditing, setIsEditing] = useState(false)
  const isIdentified = identifiers.some((field) => cells[columns.indexOf(field)]?.trim())
  const errors = row.check?.kind === 'error' ? rowErrors(row.check.detail) : []
  const sayError = (field: ImportField | null, message: string) => {
    if (field === null) return message
    const cell = cells[columns.indexOf(field)]?.trim() ?? ''
    return cell === ''
      ? words('fieldError', { field: fieldName(field), message })
      : words('cell', { field: fieldName(field), cell, message })
  }
  return (
    <RowLine row={row}>
      <RowOutcome row={row} given={given} isIdentified={isIdentified} mayJoin={mayJoin} onChoose={onChoose} />
      {conflict === null ? null : <p className="mt-1 text-danger">{words('idConflict', { row: conflict + 1 })}</p>}
      <RowRemarks row={row} cells={cells} columns={columns} headings={headings} remarks={remarks} />
      {isEditing
        ? null
        : errors.map(({ field, message }) => (
            <p key={`${field} ${message}`} className="wrap-anywhere mt-1 text-danger">
              {sayError(field, message)}
            </p>
          ))}
      {isEditing ? (
        <EditRow
          columns={columns}
          headings={headings}
          cells={cells}
          errors={errors}
          onCancel={() => setIsEditing(false)}
          onSave={(edited) => {
            setIsEditing(false)
            onEdit(row.place, edited)
          }}
        />
      ) : (
        <button
          type="button"
          className="link mt-1 block"
          aria-label={words('editRow', { row: row.number })}
          onClick={() => setIsEditing(true)}
        >
          {words('edit')}
        </button>
      )}
    </RowLine>
  )
}
