'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useCanEdit } from '@/components/ui/can-edit'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/ui/notices/toast'
import { PageLink } from '@/components/ui/page-link'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { keepFootprint, keptFootprintsQuery } from '@/lib/queries/footprint/kept-footprints'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import type { KeptHead } from '@/lib/views/answers/footprint/kept-footprint-answer'

const longestTitle = 200

function KeepForm({ currency, year }: { currency: string; year: number }) {
  const words = useMessages('footprint')
  const problemWords = useProblemWords()
  const queries = useQueryClient()
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const keeping = useMutation({
    mutationFn: keepFootprint,
    onSuccess: () => {
      toast({ title: words('keptDone') })
      return queries.invalidateQueries({ queryKey: keptFootprintsQuery.queryKey })
    },
    onError: (error) => toast({ ...problemWords(error, { title: words('notKept'), detail: '' }), tone: 'danger' }),
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    const title = String(new FormData(event.currentTarget).get('title') ?? '').trim()
    if (title === '' || [...title].length > longestTitle) {
      setProblem(words('keepProblem'))
      return
    }
    setProblem(null)
    keeping.mutate({ title, currency, year })
  }
  return (
    <Form onSubmit={submit} className="flex flex-wrap items-end gap-3 print:hidden" noValidate>
      <label htmlFor={id} className="flex min-w-0 flex-col gap-1 text-ink-soft text-xs">
        {words('keepTitle')}
        <input
          key={year}
          id={id}
          name="title"
          defaultValue={words('keepDefault', { year: String(year) })}
          className="control w-72 max-w-full"
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
        />
      </label>
      <Button look="plain" type="submit" disabled={keeping.isPending}>
        {words('keep')}
      </Button>
      <p id={`${id}-problem`} role="alert" className="w-full text-danger text-xs">
        {problem}
      </p>
    </Form>
  )
}

function Entry({ kept, format }: { kept: KeptHead; format: Format }) {
  const words = useMessages('footprint')
  const values = {
    amount: format.massInWords(kept.kg),
    year: String(kept.year),
    day: kept.kept_at === null ? '–' : format.day(kept.kept_at),
  }
  return (
    <li className="border-line border-t py-2.5 first:border-t-0">
      <PageLink href={paths.keptFootprint(kept.id)} className="wrap-anywhere font-strong underline">
        {kept.title}
      </PageLink>
      <span className="block text-ink-soft">
        {kept.kept_by === null ? words('keptLine', values) : words('keptLineBy', { ...values, name: kept.kept_by })}
      </span>
    </li>
  )
}

/** Keeps the footprint shown, and lists the kept ones. Hidden if the service keeps none. */
export function KeptPanel({ currency, year, format }: { currency: string; year: number; format: Format }) {
  const words = useMessages('footprint')
  const canEdit = useCanEdit()
  const { data } = useQuery(keptFootprintsQuery)
  if (data === undefined || data === 'not_offered') return null
  return (
    <Panel title={words('kept')} claim={words('keptClaim')}>
      <div className="flex flex-col gap-4">
        {canEdit ? <KeepForm currency={currency} year={year} /> : null}
        {data.length === 0 ? (
          <p className="text-ink-soft">{words('keptNone')}</p>
        ) : (
          <ul>
            {data.map((kept) => (
              <Entry key={kept.id} kept={kept} format={format} />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}
