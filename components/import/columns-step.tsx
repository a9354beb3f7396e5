import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import { Notice } from '@/components/ui/notice'
import type { Format } from '@/lib/format/create-format'
import { type ImportField, importFields } from '@/lib/views/import-field'
import { assignColumn, canRegister, dataRows, headingRow, type ImportPlan } from '@/lib/views/import-job'
import { fieldWords } from './import-words'
import { StepHeading } from './step-heading'

const words = {
  column: (letter: string) => `Column ${letter}`,
  rows: (rows: string) => `${rows} rows`,
  oneRow: '1 row',
} as const

/** "A" for the first, as spreadsheet programs count. */
function letterOf(column: number): string {
  const rest = Math.floor(column / 26)
  return `${rest > 0 ? letterOf(rest - 1) : ''}${String.fromCharCode(65 + (column % 26))}`
}

function samplesOf(plan: ImportPlan, places: readonly number[], column: number): string {
  const values = places.slice(0, 50).flatMap((place) => plan.rows[place]?.[column]?.trim() || [])
  return [...new Set(values)].slice(0, 3).join(' · ')
}

type ColumnsStepProps = {
  plan: ImportPlan
  format: Format
  guessedEncoding: string | null
  onChange: (plan: ImportPlan) => void
  onNext: () => void
  onStartOver: () => void
}

/** The second step: what each column holds, guessed and to be changed. */
export function ColumnsStep({ plan, format, guessedEncoding, onChange, onNext, onStartOver }: ColumnsStepProps) {
  const places = dataRows(plan)
  const headings = headingRow(plan)
  const isReady = canRegister(plan.columns) && places.length > 0
  return (
    <section className="mt-6 max-w-3xl">
      <StepHeading>Columns</StepHeading>
      <p className="mt-1 max-w-prose text-ink-soft">
        {plan.fileName ? <>{plan.fileName}: </> : null}
        {places.length === 1 ? words.oneRow : words.rows(format.number.whole(places.length))}. What each column holds is
        a guess from its heading and its values; change what is wrong.
      </p>
      {guessedEncoding ? (
        <p className="mt-2 text-ink-soft">
          The file is not UTF-8; it was read as {guessedEncoding}. Look whether its letters are right.
        </p>
      ) : null}
      <label className="mt-4 flex items-center gap-2">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={plan.hasHeadings}
          onChange={(event) => onChange({ ...plan, hasHeadings: event.target.checked })}
        />
        The first row holds headings
      </label>
      <ul className="mt-4 border-line border-t">
        {plan.columns.map((field, column) => {
          const heading = headings[column]?.trim() || words.column(letterOf(column))
          return (
            <li
              key={letterOf(column)}
              className="grid items-center gap-x-4 gap-y-2 border-line border-b py-3 sm:grid-cols-[1fr_14rem]"
            >
              <div className="min-w-0">
                <p className="break-words font-strong">
                  <bdi>{heading}</bdi>
                </p>
                <p className="truncate text-ink-faint">
                  <bdi>{samplesOf(plan, places, column) || '–'}</bdi>
                </p>
              </div>
              <NativeSelect
                aria-label={`“${heading}” holds`}
                className="w-full"
                value={field ?? ''}
                onChange={(event) => {
                  const chosen = importFields.find((one) => one === event.target.value) ?? null
                  onChange({ ...plan, columns: assignColumn(plan.columns, column, chosen) })
                }}
              >
                <option value="">Not used</option>
                {importFields.map((one: ImportField) => (
                  <option key={one} value={one}>
                    {fieldWords[one]}
                  </option>
                ))}
              </NativeSelect>
            </li>
          )
        })}
      </ul>
      {isReady ? null : (
        <div className="mt-4">
          <Notice tone="plain" title="No column holds a name yet">
            Choose which column holds the name, or an LEI, ISIN, D-U-N-S or S&amp;P Global number.
          </Notice>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="primary" disabled={!isReady} onClick={onNext}>
          Check the rows
        </Button>
        <Button look="plain" onClick={onStartOver}>
          Take another sheet
        </Button>
      </div>
    </section>
  )
}
