import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { Notice } from '@/components/ui/notices/notice'
import type { SpendUnit } from '@/lib/views/import/amounts/spend-units'
import { guessColumnsUnder, keepOthers } from '@/lib/views/import/guess-columns'
import { headingCells } from '@/lib/views/import/heading-cells'
import { importFields, registrationFields } from '@/lib/views/import/import-field'
import { assignColumn, canRegister, type ImportPlan } from '@/lib/views/import/import-job'
import type { SortedRows } from '@/lib/views/import/left-out/left-out-rows'
import { letterOf } from './reading/column-letter'
import { HeadingChoice } from './reading/heading-choice'
import { LeftOutRows } from './reading/left-out-rows'
import { LikelyAmountsQuestion } from './reading/likely-amounts-question'
import { ReadingChoices } from './reading/reading-choices'
import type { SheetSource } from './reading/sheet-source'
import { SpendChoice } from './reading/spend-choice'
import { SpendUnits } from './reading/spend-units'
import { UnknownCountries } from './reading/unknown-countries'
import { StepHeading } from './step-heading'
import { useImportWords } from './use-import-words'
import { useOwnDataIsOffered } from './use-own-data-is-offered'

function samplesOf(plan: ImportPlan, places: readonly number[], column: number): string {
  const values = places.slice(0, 50).flatMap((place) => plan.rows[place]?.[column]?.trim() || [])
  return [...new Set(values)].slice(0, 3).join(' · ')
}

type ColumnsStepProps = {
  plan: ImportPlan
  sorted: SortedRows
  units: ReadonlyMap<number, SpendUnit>
  /** Null if the page was left after the file was read. */
  source: SheetSource | null
  /** The file was read again with another encoding, delimiter or sheet. */
  onReadAnew: (plan: ImportPlan, source: SheetSource) => void
  onChange: (plan: ImportPlan) => void
  onNext: () => void
  onStartOver: () => void
}

/** The second step: what each column holds, guessed and changeable. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { plan, sorted, units, source, onReadAnew, onChange, onNext, onStartOver } = props
  const { words, fieldName } = useImportWords()
  const { kept: places, leftOut } = sorted
  const headings = headingCells(plan)
  const offered = useOwnDataIsOffered() ? importFields : registrationFields
  const isReady = canRegister(plan.columns) && places.length > 0
  return (
    <section className="mt-6 max-w-3xl">
      <StepHeading>{words('stepColumns')}</StepHeading>
      <p className="mt-1 max-w-prose text-ink-soft">
        {plan.fileName ? <bdi className="mr-2">{plan.fileName}</bdi> : null}
        {words('columnsIntro', { rows: places.length })}
      </p>
      {source ? <ReadingChoices source={source} onReadAnew={onReadAnew} /> : null}
      <HeadingChoice
        plan={plan}
        onChoose={(headings) =>
          onChange({
            ...plan,
            ...keepOthers(guessColumnsUnder(plan.rows, headings), plan.rows),
            choices: {},
            scales: {},
            notSpend: [],
          })
        }
      />
      <LeftOutRows plan={plan} leftOut={leftOut} onChange={onChange} />
      <ul className="mt-4 border-line border-t">
        {plan.columns.map((field, column) => {
          const heading = headings[column]?.trim() || words('column', { letter: letterOf(column) })
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
                aria-label={words('holds', { heading })}
                className="w-full"
                value={offered.find((one) => one === field) ?? ''}
                onChange={(event) => {
                  const chosen = offered.find((one) => one === event.target.value) ?? null
                  onChange({ ...plan, columns: assignColumn(plan.columns, column, chosen) })
                }}
              >
                <option value="">{words('notUsed')}</option>
                {offered.map((one) => (
                  <option key={one} value={one}>
                    {fieldName(one)}
                  </option>
                ))}
              </NativeSelect>
            </li>
          )
        })}
      </ul>
      {offered === importFields ? (
        <>
          <LikelyAmountsQuestion plan={plan} places={places} onChange={onChange} />
          <SpendUnits plan={plan} units={units} onChange={onChange} />
          <SpendChoice plan={plan} units={units} onChange={onChange} />
        </>
      ) : null}
      <UnknownCountries plan={plan} places={places} onChange={onChange} />
      {isReady ? null : (
        <div className="mt-4">
          <Notice tone="plain" title={words('noName')}>
            {words('noNameDetail')}
          </Notice>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="primary" disabled={!isReady} onClick={onNext}>
          {words('check')}
        </Button>
        <Button look="plain" onClick={onStartOver}>
          {words('anotherSheet')}
        </Button>
      </div>
    </section>
  )
}
