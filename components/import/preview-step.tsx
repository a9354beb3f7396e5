'use client'

import { useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { Format } from '@/lib/format/create-format'
import { countGroups, viewImportRow } from '@/lib/views/import-rows'
import { PreviewRow } from './preview-row'
import { ProgressBar } from './progress-bar'
import { RowList } from './row-list'
import { StepHeading } from './step-heading'
import type { Import } from './use-import'
import { WaitingWords } from './waiting-words'

const words = {
  register: (rows: string) => `Register ${rows} rows`,
  registerOne: 'Register 1 row',
  of: (done: string, total: string) => `${done} of ${total}`,
  checked: 'All rows are checked.',
} as const

/** The third step: what registering would lead to, row by row. Nothing is created here. */
export function PreviewStep({ work, format }: { work: Import; format: Format }) {
  const { plan, checks, repeats, entries, activity, canCheck } = work
  const rows = useMemo(
    () => (plan ? entries.map(({ place }) => viewImportRow(plan, place, { checks, results: null, repeats })) : []),
    [plan, entries, checks, repeats],
  )
  if (plan === null) return null
  const whole = format.number.whole
  const checked = rows.filter(({ check }) => check !== null).length
  const toRegister = rows.length - (countGroups(rows).error ?? 0)
  const isChecking = activity.kind === 'checking'
  return (
    <section className="mt-6">
      <StepHeading>Preview</StepHeading>
      <p className="mt-1 max-w-prose text-ink-soft">
        What registering each row would lead to. Nothing has been created. Rows with errors are left out; they can be
        corrected here, or downloaded afterwards.
      </p>
      {canCheck ? (
        <ProgressBar
          label="Checked"
          done={checked}
          total={rows.length}
          words={words.of(whole(checked), whole(rows.length))}
        />
      ) : (
        <div className="mt-4">
          <Notice tone="plain" title="This service cannot check rows beforehand">
            Each row is registered by itself, and what is wrong with one is told then. An organization that is
            registered already is not registered again.
          </Notice>
        </div>
      )}
      <WaitingWords activity={activity} />
      {activity.kind === 'stopped' ? (
        <div className="mt-4">
          <Notice
            tone="danger"
            isAlert
            title="The check was interrupted"
            action={
              <Button look="plain" onClick={work.preview}>
                Go on checking
              </Button>
            }
          >
            {activity.detail}
          </Notice>
        </div>
      ) : null}
      <p aria-live="polite" className="sr-only">
        {canCheck && !isChecking && checked === rows.length ? words.checked : ''}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="primary" disabled={isChecking || toRegister === 0} onClick={work.register}>
          {toRegister === 1 ? words.registerOne : words.register(whole(toRegister))}
        </Button>
        {isChecking ? (
          <Button look="plain" onClick={work.stopChecking}>
            Stop checking
          </Button>
        ) : null}
        <Button look="plain" onClick={work.backToColumns}>
          Back to the columns
        </Button>
      </div>
      <RowList label="Rows" rows={rows} format={format}>
        {(row) => (
          <PreviewRow
            row={row}
            cells={plan.rows[row.place] ?? []}
            columns={plan.columns}
            onEdit={work.edit}
            onChoose={work.choose}
          />
        )}
      </RowList>
    </section>
  )
}
