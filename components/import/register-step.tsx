'use client'

import { useMemo } from 'react'
import { ResultRow } from '@/components/import/rows/result-row'
import { RowList } from '@/components/import/rows/row-list'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { type ImportRow, viewImportRow } from '@/lib/views/import/import-rows'
import { ErrorDownloads } from './error-downloads'
import { HowRecognised } from './how-recognised'
import { ImportProgressBar } from './import-progress-bar'
import { StepHeading } from './step-heading'
import { StoppedNotice } from './stopped-notice'
import type { Import } from './use-import'
import { WaitingWords } from './waiting-words'

function countResults(rows: readonly ImportRow[]) {
  const results = rows.flatMap(({ result }) => result ?? [])
  const registered = results.flatMap((result) => (result.kind === 'registered' ? [result] : []))
  return {
    told: results.length,
    registered: registered.length,
    news: registered.filter(({ isNew }) => isNew).length,
    knowsNew: registered.every(({ isNew }) => isNew !== null),
    settled: rows.filter(({ group }) => group === 'settled' || group === 'failed').length,
    errors: results.length - registered.length,
  }
}

/** Progress and finally the result: each row with its organization or its error. */
export function RegisterStep({ work }: { work: Import }) {
  const words = useMessages('import')
  const { country } = useFormat()
  const { plan, progress, entries, checks, repeats, activity } = work
  const { results } = progress
  const rows = useMemo(() => {
    const nameCountry = (code: string) => country(code).name
    if (plan === null) return []
    const taken = entries.filter(({ place }) => plan.choices[place] !== 'skip')
    return taken.map(({ place }) => viewImportRow(plan, place, { checks, results, repeats, nameCountry }))
  }, [plan, entries, checks, results, repeats, country])
  if (plan === null) return null
  const { told, registered, news, knowsNew, settled, errors } = countResults(rows)
  const isDone = progress.state === 'done'
  const isGoing = activity.kind === 'registering' || activity.kind === 'settling'
  const sentence = knowsNew
    ? words('counts', { news, found: registered - news, errors })
    : words('countsOnly', { registered, errors })
  return (
    <section className="mt-6">
      <StepHeading>{words(isDone ? 'result' : 'registering')}</StepHeading>
      <p aria-live="polite" className="mt-1 max-w-prose text-ink-soft">
        {isDone ? sentence : words('leaveHint')}
      </p>
      {isDone && settled < registered ? <p className="mt-1 text-ink-soft">{words('unsettled')}</p> : null}
      {isDone && progress.importId ? <HowRecognised importId={progress.importId} /> : null}
      <ImportProgressBar label={words('registered')} done={told} total={rows.length} />
      <ImportProgressBar label={words('groupSettled')} done={settled} total={registered} />
      <WaitingWords activity={activity} />
      {activity.kind === 'stopped' ? <StoppedNotice error={activity.error} onContinue={work.register} /> : null}
      <div className="mt-5 flex flex-wrap gap-3">
        {isGoing ? (
          <Button look="plain" onClick={work.pause}>
            {words('pause')}
          </Button>
        ) : null}
        {isDone ? (
          <PageLink
            href={paths.organizations}
            className="inline-flex h-10 items-center rounded bg-accent px-4 font-strong text-on-accent hover:bg-accent-hover"
          >
            {words('toOrganizations')}
          </PageLink>
        ) : null}
        {isDone && progress.importId ? (
          <PageLink href={paths.import(progress.importId)} className="link self-center">
            {words('openImport')}
          </PageLink>
        ) : null}
        {errors > 0 && !isGoing ? <ErrorDownloads plan={plan} results={results} /> : null}
        {isGoing ? null : (
          <Button look="plain" onClick={work.startOver}>
            {words(isDone ? 'anotherImport' : 'leaveIt')}
          </Button>
        )}
      </div>
      <RowList rows={rows}>{(row) => <ResultRow row={row} />}</RowList>
    </section>
  )
}
