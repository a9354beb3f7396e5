'use client'

import Link from 'next/link'
import { useState } from 'react'
import { NativeSelect } from '@/components/ui/native-select'
import { ProperName } from '@/components/ui/proper-name'
import { paths } from '@/lib/paths'
import type { ImportColumns } from '@/lib/views/import-field'
import type { Choice } from '@/lib/views/import-job'
import type { ImportRow } from '@/lib/views/import-rows'
import { EditRow } from './edit-row'
import { readRowErrors } from './error-words'
import { fieldWords } from './import-words'
import { RowLine } from './row-line'

const words = {
  candidate: (name: string, region: string | null) => (region === null ? name : `${name} (${region})`),
  repeats: (row: number) => `Seems to be the organization of row ${row}; registering it again creates nothing.`,
  which: (row: number) => `Which company is row ${row}?`,
  edit: (row: number) => `Edit row ${row}`,
} as const

type PreviewRowProps = {
  row: ImportRow
  cells: readonly string[]
  columns: ImportColumns
  onEdit: (place: number, cells: readonly string[]) => void
  onChoose: (place: number, choice: Choice | null) => void
}

/** A row with what registering it would lead to, to be corrected or decided. */
export function PreviewRow({ row, cells, columns, onEdit, onChoose }: PreviewRowProps) {
  const [isEditing, setIsEditing] = useState(false)
  const errors = row.check?.kind === 'error' ? readRowErrors(row.check.detail) : []
  return (
    <RowLine row={row}>
      <Told row={row} onChoose={onChoose} />
      {isEditing
        ? null
        : errors.map(({ field, message }) => (
            <p key={`${field} ${message}`} className="wrap-anywhere mt-1 text-danger">
              {field === null ? null : <CellInWords label={fieldWords[field]} cell={cells[columns.indexOf(field)]} />}
              {message}
            </p>
          ))}
      {isEditing ? (
        <EditRow
          columns={columns}
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
          className="link mt-1"
          aria-label={words.edit(row.number)}
          onClick={() => setIsEditing(true)}
        >
          Edit
        </button>
      )}
    </RowLine>
  )
}

function CellInWords({ label, cell }: { label: string; cell: string | undefined }) {
  return (
    <>
      {label} <bdi>“{cell?.trim()}”</bdi>:{' '}
    </>
  )
}

function Told({ row, onChoose }: Pick<PreviewRowProps, 'row' | 'onChoose'>) {
  const { check } = row
  const repeated = row.repeats === null ? null : <p className="mt-1 text-ink-soft">{words.repeats(row.repeats)}</p>
  switch (check?.kind) {
    case 'there':
      return check.id === null ? null : (
        <p className="mt-1">
          <Link href={paths.organization(check.id)} className="link">
            The organization that is there
          </Link>
        </p>
      )
    case 'new':
      return (
        <>
          {repeated}
          {check.company === null ? null : (
            <p className="mt-1 text-ink-soft">
              Known as <ProperName>{check.company}</ProperName>
            </p>
          )}
        </>
      )
    case 'candidates':
      return (
        <>
          {repeated}
          <NativeSelect
            aria-label={words.which(row.number)}
            className="mt-2 w-full sm:w-96"
            value={row.choice === null ? '' : String(row.choice)}
            onChange={({ target: { value } }) =>
              onChoose(row.place, value === '' ? null : value === 'none' ? 'none' : Number(value))
            }
          >
            <option value="">Decide later, on its page</option>
            {check.candidates.map(({ companyId, name, region }) => (
              <option key={companyId} value={companyId}>
                {words.candidate(name, region)}
              </option>
            ))}
            <option value="none">None of these</option>
          </NativeSelect>
        </>
      )
    default:
      return repeated
  }
}
