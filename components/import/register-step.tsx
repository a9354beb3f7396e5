'use client'

import Link from 'next/link'
import { useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { Format } from '@/lib/format/create-format'
import { paths } from '@/lib/paths'
import { headingRow } from '@/lib/views/import-job'
import { refusedSheet, viewImportRow } from '@/lib/views/import-rows'
import { downloadSheet, type SheetFormat } from './download-file'
import { reasonOf } from './error-words'
import { fieldWords, reasonHeading } from './import-words'
import { ProgressBar } from './progress-bar'
import { ResultRow } from './result-row'
import { RowList } from './row-list'
import { StepHeading } from './step-heading'
import type { Import } from './use-import'
import { WaitingWords } from './waiting-words'

const words = {
  of: (done: string, total: string) => `${done} of ${total}`,
  counts: (news: string, found: string, errors: string) =>
    `${news} newly registered, ${found} registered already, ${errors} with errors.`,
  countsWithoutNew: (registered: string, errors: string) => `${registered} registered, ${errors} with errors.`,
} as const

/** Progress and, at the end, the result: each row with its organization or what is wrong with it. */
export function RegisterStep({ work, format }: { work: Import; format: Format }) {
  const { plan, progress, entries, checks, repeats, activity } = work
  const { results } = progress
  const rows = useMemo(
    () => (plan ? entries.map(({ place }) => viewImportRow(plan, place, { checks, results, repeats })) : []),
    [plan, entries, checks, results, repeats],
  )
  if (plan === null) return null
  const whole = format.number.whole
  const told = rows.filter(({ result }) => result !== null).length
  const registered = rows.flatMap(({ result }) => (result?.kind === 'registered' ? [result] : []))
  const settled = rows.filter(({ group }) => group === 'settled' || group === 'failed').length
  const errors = told - registered.length
  const isDone = progress.state === 'done'
  const isGoing = activity.kind === 'registering' || activity.kind === 'settling'
  const knowsNew = registered.every(({ isNew }) => isNew !== null)
  const news = registered.filter(({ isNew }) => isNew).length
  const sentence = knowsNew
    ? words.counts(whole(news), whole(registered.length - news), whole(errors))
    : words.countsWithoutNew(whole(registered.length), whole(errors))
  return (
    <section className="mt-6">
      <StepHeading>{isDone ? 'Result' : 'Registering'}</StepHeading>
      <p aria-live="polite" className="mt-1 max-w-prose text-ink-soft">
        {isDone
          ? sentence
          : 'You can leave this page and come back to it in this browser: what is done stays done, and the rest goes on when you say so.'}
      </p>
      <ProgressBar
        label="Registered"
        done={told}
        total={rows.length}
        words={words.of(whole(told), whole(rows.length))}
      />
      <ProgressBar
        label="Research complete"
        done={settled}
        total={registered.length}
        words={words.of(whole(settled), whole(registered.length))}
      />
      <WaitingWords activity={activity} />
      {activity.kind === 'stopped' ? <Stopped detail={activity.detail} onContinue={work.register} /> : null}
      <div className="mt-5 flex flex-wrap gap-3">
        {isGoing ? (
          <Button look="plain" onClick={work.pause}>
            Pause
          </Button>
        ) : null}
        {isDone ? (
          <Link
            href={paths.organizations}
            className="inline-flex h-10 items-center rounded bg-accent px-4 font-strong text-on-accent hover:bg-accent-hover"
          >
            To the organizations
          </Link>
        ) : null}
        {errors > 0 && !isGoing ? <Downloads work={work} /> : null}
        {isGoing ? null : (
          <Button look="plain" onClick={work.startOver}>
            {isDone ? 'Register another sheet' : 'Leave it at that'}
          </Button>
        )}
      </div>
      <RowList label="Rows" rows={rows} format={format}>
        {(row) => <ResultRow row={row} />}
      </RowList>
    </section>
  )
}

function Stopped({ detail, onContinue }: { detail: string | null; onContinue: () => void }) {
  return (
    <div className="mt-4">
      <Notice
        tone={detail === null ? 'plain' : 'danger'}
        isAlert={detail !== null}
        title={detail === null ? 'Not all rows are done' : 'Registering was interrupted'}
        action={
          <Button look="primary" onClick={onContinue}>
            Go on
          </Button>
        }
      >
        {detail ?? 'It goes on where it was left. Rows that are registered stay as they are.'}
      </Notice>
    </div>
  )
}

/** The rows that were refused, as the same sheet with one more column. */
function Downloads({ work: { plan, progress } }: { work: Import }) {
  if (plan === null) return null
  const refused = Object.entries(progress.results).flatMap(([place, result]) =>
    result.kind === 'error' ? [{ place: Number(place), reason: reasonOf(result.detail) }] : [],
  )
  const own = headingRow(plan)
  const headings = own.length > 0 ? own : plan.columns.map((field) => (field === null ? '' : fieldWords[field]))
  const download = (format: SheetFormat) =>
    void downloadSheet('errors', format, refusedSheet(plan, refused, headings, reasonHeading))
  return (
    <>
      <Button look="plain" onClick={() => download('csv')}>
        Download errors as CSV
      </Button>
      <Button look="plain" onClick={() => download('xlsx')}>
        Download errors as XLSX
      </Button>
    </>
  )
}
