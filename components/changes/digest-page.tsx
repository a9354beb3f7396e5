'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AnswerState } from '@/components/ui/answer-state'
import { useCanEdit } from '@/components/ui/can-edit'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { toast } from '@/components/ui/notices/toast'
import { PageLink } from '@/components/ui/page-link'
import { Panel } from '@/components/ui/panel'
import { useFormat } from '@/lib/format/use-format'
import { useMessages, useReader } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { digestQuery, keepDigest } from '@/lib/queries/changes/digest-query'
import { useAnswerState } from '@/lib/queries/use-answer-state'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import type { DigestAnswer } from '@/lib/views/answers/digest-answer'
import { DigestForm } from './digest-form'
import { DigestMailState } from './digest-mail-state'

const spans = [1, 7, 30, 90] as const

/** The summary of the last days, and to whom it is sent. */
export function DigestPage({ locale }: { locale: string }) {
  const words = useMessages('digest')
  const problemWords = useProblemWords()
  const format = useFormat(locale)
  const canEdit = useCanEdit()
  const client = useQueryClient()
  const [days, setDays] = useState<number>(7)
  const { language } = useReader()
  const query = useQuery(digestQuery(days, language))
  const state = useAnswerState(query)
  const { mutate, isPending } = useMutation({
    mutationFn: keepDigest,
    onSuccess: () => toast({ title: words('kept') }),
    onError: (error) =>
      toast({ ...problemWords(error, { title: words('notDone'), detail: words('tryInAMoment') }), tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['digest'] }),
  })
  return (
    <AnswerState {...state} heading={words('title')} notOffered={words('notOffered')}>
      {({ text, mail }: DigestAnswer) => (
        <div className="flex flex-col gap-5">
          <header>
            <PageLink href={paths.changes} className="text-ink-faint hover:text-ink">
              {words('back')}
            </PageLink>
            <h1 className="font-strong text-xl tracking-tight">{words('title')}</h1>
            <p className="mt-1 max-w-prose text-ink-soft">{words('claim')}</p>
          </header>
          <label htmlFor="digest-days" className="flex items-center gap-2.5 text-ink-soft print:hidden">
            {words('days')}
            <NativeSelect
              id="digest-days"
              className="w-24"
              value={days}
              onChange={(event) => setDays(Number(event.target.value))}
            >
              {spans.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </NativeSelect>
          </label>
          <section
            aria-label={words('title')}
            aria-busy={query.isPlaceholderData}
            className="panel wrap-anywhere whitespace-pre-wrap p-5"
          >
            {text.trim()}
          </section>
          <Panel title={words('mailTitle')}>
            <DigestMailState mail={mail} format={format} />
            {mail.is_possible && canEdit ? (
              <DigestForm mail={mail} isBusy={isPending} onKeep={(draft) => mutate({ ...draft, language })} />
            ) : null}
          </Panel>
        </div>
      )}
    </AnswerState>
  )
}
