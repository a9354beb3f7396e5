import { letterOf } from '@/components/import/reading/column-letter'
import { useImportWords } from '@/components/import/use-import-words'
import { useFormat } from '@/lib/format/use-format'
import type { Key } from '@/lib/messages/words'
import { type ImportColumns, isOwnField } from '@/lib/views/import/import-field'
import type { ImportRow } from '@/lib/views/import/import-rows'
import type { Remark } from '@/lib/views/import/read-cell'

const remarkWords = {
  padded: 'remarkPadded',
  multiplied: 'remarkMultiplied',
  approximate: 'remarkApproximate',
  cut: 'remarkCut',
  no_country: 'remarkNoCountry',
  no_duns: 'remarkNoDuns',
  no_identifier: 'remarkNoIdentifier',
  no_website: 'remarkNoWebsite',
  kept_as_text: 'remarkKeptAsText',
  limit_kept: 'remarkLimitKept',
  no_amount: 'remarkNoAmount',
  no_year: 'remarkNoYear',
  no_currency: 'remarkNoCurrency',
  no_year_or_currency: 'remarkNoYearOrCurrency',
  name_is_identifier: 'remarkNameIsIdentifier',
  identifier_for_name: 'remarkIdentifierForName',
  code_in_name: 'remarkCodeInName',
  marked_blocked: 'remarkMarkedBlocked',
  ticker: 'remarkTicker',
  ticker_kept: 'remarkTickerKept',
} as const satisfies Record<Remark['kind'], Key<'import'>>

type RowRemarksProps = {
  row: ImportRow
  cells: readonly string[]
  columns: ImportColumns
  headings: readonly string[]
  remarks: readonly Remark[]
}

/** What was done with cells that could not be taken unchanged, and what the other columns say. */
export function RowRemarks({ row, cells, columns, headings, remarks }: RowRemarksProps) {
  const { words, fieldName, rowErrors } = useImportWords()
  const { number } = useFormat()
  const dropped = row.check && row.check.kind !== 'error' ? rowErrors(row.check.dropped ?? '') : []
  const told = [
    ...remarks.map((remark) =>
      words(remarkWords[remark.kind], {
        field: fieldName(remark.field),
        cell: remark.cell,
        value:
          remark.kind === 'multiplied' || remark.kind === 'approximate'
            ? number.whole(Number(remark.value))
            : 'value' in remark
              ? remark.value
              : '',
      }),
    ),
    ...dropped.flatMap(({ field, message }) =>
      field === null
        ? []
        : [
            words('remarkDropped', {
              field: fieldName(field),
              cell: cells[columns.indexOf(field)]?.trim() ?? '',
              message,
            }),
          ],
    ),
  ]
  const others = columns.flatMap((field, column) => {
    const cell = cells[column]?.trim() ?? ''
    const heading = headings[column]?.trim() || words('column', { letter: letterOf(column) })
    return (field !== null && !isOwnField(field)) || cell === '' ? [] : [words('otherCell', { heading, cell })]
  })
  return (
    <>
      {told.map((line) => (
        <p key={line} className="wrap-anywhere mt-1 text-ink-soft">
          {line}
        </p>
      ))}
      {others.length === 0 ? null : (
        <p className="wrap-anywhere mt-1 text-ink-faint text-xs">
          <bdi>{others.join(' · ')}</bdi>
        </p>
      )}
    </>
  )
}
