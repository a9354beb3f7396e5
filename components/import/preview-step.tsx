'use client'

import { useMemo } from 'react'
import { PreviewRow } from '@/components/import/rows/preview-row'
import { RowList } from '@/components/import/rows/row-list'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notices/notice'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { headingCells } from '@/lib/views/import/heading-cells'
import { countGroups, viewImportRow } from '@/lib/views/import/import-rows'
import { ImportProgressBar } from './import-progress-bar'
import { SpendUnitLines } from './reading/spend-units'
import { ReplacePanel } from './replace-panel'
import { StepHeading } from './step-heading'
import type { Import } from './use-import'
import { useImportProblem } from './use-import-problem'
import { useOwnDataIsOffered } from './use-own-data-is-offered'
import { WaitingWords } from './waiting-words'

/** The third step: what registering would do, row by row. Nothing is created here. */
export function PreviewStep({ work }: { work: Import }) {
  const words = useMessages('import')
  const { plan, checks, repeats, entries, activity, canCheck } = work
  const { country } = useFormat()
  const sayProblem = useImportProblem()
  const takesOwnData = useOwnDataIsOffered()
  const rows = useMemo(() => {
    const nameCountry = (code: string) => country(code).name
    return plan
      ? entries.map(({ place }) => viewImportRow(plan, place, { checks, results: null, repeats, nameCountry }))
      : []
  }, [plan, entries, checks, repeats, country])
  const remarksOf = useMemo(() => new Map(entries.map(({ place, remarks }) => [place, remarks])), [entries])
  const countryOf = useMemo(() => new Map(entries.map(({ place, body }) => [place, body['hq_region']])), [entries])
  if (plan === null) return null
  const headings = headingCells(plan)
  const checked = rows.filter(({ check }) => check !== null).length
  const leftOut = rows.filter(({ choice, group }) => choice === 'skip' && group !== 'error').length
  const toRegister = rows.length - (countGroups(rows).error ?? 0) - leftOut
  const isChecking = activity.kind === 'checking'
  return (
    <section className="mt-6">
      <StepHeading>{words('stepPreview')}</StepHeading>
      <p className="mt-1 max-w-prose text-ink-soft">{words('previewIntro')}</p>
      {takesOwnData ? <SpendUnitLines units={work.units} /> : null}
      {canCheck ? (
        <ImportProgressBar label={words('checked')} done={checked} total={rows.length} />
      ) : (
        <div className="mt-4">
          <Notice tone="plain" title={words('cannotCheck')}>
            {words('cannotCheckDetail')}
          </Notice>
        </div>
      )}
      <WaitingWords activity={activity} />
      {activity.kind === 'stopped' ? (
        <div className="mt-4">
          <Notice
            tone="danger"
            isAlert
            title={words('checkInterrupted')}
            action={
              <Button look="plain" onClick={work.preview}>
                {words('goOnChecking')}
              </Button>
            }
          >
            {activity.error === null ? words('notAllDoneDetail') : sayProblem(activity.error)}
          </Notice>
        </div>
      ) : null}
      <p aria-live="polite" className="sr-only">
        {canCheck && !isChecking && checked === rows.length ? words('allChecked') : ''}
      </p>
      {plan.replaces === undefined ? null : <ReplacePanel id={plan.replaces} rows={rows} />}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="primary" disabled={isChecking || toRegister === 0} onClick={work.register}>
          {words('register', { rows: toRegister })}
        </Button>
        {isChecking ? (
          <Button look="plain" onClick={work.stopChecking}>
            {words('stopChecking')}
          </Button>
        ) : null}
        <Button look="plain" onClick={work.backToColumns}>
          {words('backToColumns')}
        </Button>
      </div>
      <RowList rows={rows}>
        {(row) => (
          <PreviewRow
            row={row}
            cells={plan.rows[row.place] ?? []}
            columns={plan.columns}
            headings={headings}
            remarks={remarksOf.get(row.place) ?? []}
            given={countryOf.get(row.place) ?? null}
            conflict={work.conflicts.get(row.place) ?? null}
            mayJoin={plan.replaces === undefined}
            onEdit={work.edit}
            onChoose={work.choose}
          />
        )}
      </RowList>
    </section>
  )
}
