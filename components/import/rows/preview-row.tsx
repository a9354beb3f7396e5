'use client'

import { useState } from 'react'
import { useImportWords } from '@/components/import/use-import-words'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { PageLink } from '@/components/ui/page-link'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import type { ImportColumns, ImportField } from '@/lib/views/import/import-field'
import type { Choice } from '@/lib/views/import/import-job'
import { areUnlike } from '@/lib/views/import/import-row'
import type { ImportRow } from '@/lib/views/import/import-rows'
import type { Remark } from '@/lib/views/import/read-cell'
import { EditRow } from './edit-row'
import { RowLine } from './row-line'
import { RowRemarks } from './row-remarks'

type PreviewRowProps = {
  row: ImportRow
  cells: readonly string[]
  columns: ImportColumns
  headings: readonly string[]
  remarks: readonly Remark[]
  /** The code of the country that the row names; null where it names none. */
  given: string | null
  /** The place of a row that has its own identifier under a name unlike its. */
  conflict: number | null
  onEdit: (place: number, cells: readonly string[]) => void
  onChoose: (place: number, choice: Choice | null) => void
}

/** A row with what registering it would lead to, to be corrected or decided. */
export function PreviewRow({
  row,
  cells,
  columns,
  headings,
  remarks,
  given,
  conflict,
  onEdit,
  onChoose,
}: PreviewRowProps) {
  const { words, fieldName, rowErrors } = useImportWords()
  const [isEditing, setIsEditing] = useState(false)
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
      <Told row={row} given={given} onChoose={onChoose} />
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

function Told({ row, given, onChoose }: Pick<PreviewRowProps, 'row' | 'given' | 'onChoose'>) {
  const words = useMessages('import')
  const { country } = useFormat()
  const { check } = row
  const repeated =
    row.repeats === null ? null : <p className="mt-1 text-ink-soft">{words('repeats', { row: row.repeats })}</p>
  switch (check?.kind) {
    case 'there':
      return check.id === null ? null : (
        <>
          <p className="mt-1">
            <PageLink href={paths.organization(check.id)} className="link">
              {words('thereLink')}
            </PageLink>
          </p>
          {check.name && areUnlike(check.name, row.name) ? (
            <p className="mt-1 text-danger">{words('thereUnlike', { name: check.name })}</p>
          ) : null}
        </>
      )
    case 'new':
      return (
        <>
          {repeated}
          {check.company === null ? null : (
            <p className="mt-1 text-ink-soft">
              {words.rich('knownAs', {
                company: check.company,
                name: (chunks) => <bdi className="wrap-anywhere">{chunks}</bdi>,
              })}
            </p>
          )}
          {check.company === null || given === null || !check.region || check.region === given ? null : (
            <p className="mt-1 text-danger">
              {words('otherCountry', { given: country(given).name, country: country(check.region).name })}
            </p>
          )}
        </>
      )
    case 'candidates':
      return (
        <>
          {repeated}
          <NativeSelect
            aria-label={words('which', { row: row.number })}
            className="mt-2 w-full sm:w-96"
            value={row.choice === null ? '' : String(row.choice)}
            onChange={({ target: { value } }) =>
              onChoose(row.place, value === '' ? null : value === 'none' ? 'none' : Number(value))
            }
          >
            <option value="">{words('decideLater')}</option>
            {check.candidates.map(({ companyId, name, region }) => (
              <option key={companyId} value={companyId}>
                {region === null ? name : words('candidate', { name, country: country(region).name })}
              </option>
            ))}
            <option value="none">{words('noneOfThese')}</option>
          </NativeSelect>
        </>
      )
    default:
      return repeated
  }
}
