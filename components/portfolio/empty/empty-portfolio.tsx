'use client'

import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { useCanEdit } from '@/components/ui/can-edit'
import { Notice } from '@/components/ui/notices/notice'
import { PageLink } from '@/components/ui/page-link'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import { paths } from '@/lib/paths'
import { dataQuery } from '@/lib/queries/data-query'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import { sampleSuppliers } from '@/lib/views/registration/sample-suppliers'
import { useSamples } from './use-samples'

/** Counts in GET /data/report, with their labels here. */
const knownFigures: readonly { key: string; words: Key<'portfolio'> }[] = [
  { key: 'worldwide', words: 'knownWorldwide' },
  { key: 'one_country', words: 'knownOneCountry' },
  { key: 'listed', words: 'knownListed' },
]

/** Three counts of the data in use; absent where the service does not provide them. */
function KnownFigures() {
  const words = useMessages('portfolio')
  const format = useFormat()
  const { data } = useQuery(dataQuery)
  if (data === undefined) return <div className="mt-6 h-20" aria-hidden="true" />
  const counts = data === 'not_offered' ? [] : data.counts
  const known = knownFigures.flatMap(({ key, words: name }) => {
    const found = counts.find((count) => count.key === key)?.found ?? null
    return found === null ? [] : [{ key, name, found }]
  })
  if (known.length === 0) return null
  return (
    <dl className="mt-6 grid gap-3 sm:grid-cols-3" aria-label={words('knownTitle')}>
      {known.map(({ key, name, found }) => (
        <div key={key} className="panel flex flex-col-reverse justify-end p-4">
          <dt className="text-ink-soft">{words(name)}</dt>
          <dd className="font-strong text-xl">{format.number.whole(found)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The list before anything is registered: what the register is, what it contains, and two ways to begin. */
export function EmptyPortfolio({ note }: { note?: string }) {
  const words = useMessages('portfolio')
  const canEdit = useCanEdit()
  return (
    <div className="mx-auto max-w-3xl py-8 sm:py-14">
      <h1 className="font-strong text-xl tracking-tight">{words('emptyTitle')}</h1>
      <p className="mt-2 max-w-prose text-base text-ink-soft">{words('emptyDetail')}</p>
      <KnownFigures />
      {canEdit ? <Beginnings /> : <p className="mt-6 text-ink-soft">{words('emptyViewer')}</p>}
      {note ? <p className="mt-6 max-w-prose text-ink-faint">{note}</p> : null}
    </div>
  )
}

function Beginnings() {
  const words = useMessages('portfolio')
  const wordsOfProblem = useProblemWords()
  const samples = useSamples()
  const { error } = samples
  const said = wordsOfProblem(error, { title: words('notRegistered'), detail: words('notRegisteredDetail') })
  const isGoing = samples.isPending || samples.isSuccess
  return (
    <>
      <div className="mt-8 flex flex-wrap gap-3">
        <PageLink
          href={paths.importOrganizations}
          className="inline-flex min-h-10 items-center rounded bg-accent px-4 font-strong text-on-accent transition-colors hover:bg-accent-hover"
        >
          {words('uploadList')}
        </PageLink>
        <Button look="plain" disabled={isGoing} onClick={() => samples.mutate()}>
          {isGoing
            ? words('samplesGoing', { count: sampleSuppliers.length })
            : words('trySamples', { count: sampleSuppliers.length })}
        </Button>
      </div>
      <p className="mt-2 max-w-prose text-ink-faint text-xs">{words('samplesAre', { label: words('sampleLabel') })}</p>
      {error ? (
        <div className="mt-4">
          <Notice tone="danger" isAlert title={said.title}>
            {said.detail}
          </Notice>
        </div>
      ) : null}
      <p className="mt-6 text-ink-soft">
        {words.rich('orRegisterOne', {
          link: (chunks) => (
            <PageLink href={paths.newOrganization} className="link">
              {chunks}
            </PageLink>
          ),
        })}
      </p>
    </>
  )
}
