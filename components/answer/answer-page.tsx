'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Notice } from '@/components/ui/notices/notice'
import { RetryNotice } from '@/components/ui/notices/retry-notice'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { readForm, tokenOfAddress } from '@/lib/queries/answer/supplier-form'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import type { SupplierFormAnswer } from '@/lib/views/answers/engagement/supplier-request-answer'
import { AnswerForm } from './answer-form'

/** The page for the holder of a link: the form, why it is closed, or thanks. */
export function AnswerPage({ locale }: { locale: string }) {
  const words = useMessages('answer')
  const problemWords = useProblemWords()
  const format = useFormat(locale)
  const queries = useQueryClient()
  // The server does not see the part of an address after "#".
  const [token, setToken] = useState<string | null | undefined>(undefined)
  const [isSent, setIsSent] = useState(false)
  useEffect(() => {
    const take = () => setToken(tokenOfAddress())
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['supplier-form', token],
    queryFn: ({ signal }) => readForm(token ?? '', signal),
    enabled: typeof token === 'string',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  const form = data === 'nowhere' || data === 'not_offered' ? null : data
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5">
      <h1 className="wrap-anywhere font-strong text-xl tracking-tight">
        {form?.state === 'open' ? words('title', { team: form.team }) : words('titleShort')}
      </h1>
      {isSent ? (
        <Notice tone="plain" title={words('thanks')} isAlert>
          {words('thanksDetail')}
        </Notice>
      ) : null}
      {!isSent && error !== null && data === undefined ? (
        <RetryNotice
          {...problemWords(error, { title: words('notRead'), detail: words('tryInAMoment') })}
          isTrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!isSent && (token === null || data === 'nowhere') ? (
        <Notice tone="plain" title={words('nowhere')}>
          {words('nowhereDetail')}
        </Notice>
      ) : null}
      {data === 'not_offered' ? <Notice tone="plain" title={words('notOffered')} /> : null}
      {!isSent && form && form.state !== 'open' ? (
        <Notice tone="plain" title={words(form.state)}>
          {words('closedDetail', { team: form.team })}
        </Notice>
      ) : null}
      {!isSent && form?.state === 'open' && typeof token === 'string' ? (
        <AnswerForm
          token={token}
          form={form}
          format={format}
          onForm={(next: SupplierFormAnswer) => queries.setQueryData(['supplier-form', token], next)}
          onSent={() => setIsSent(true)}
        />
      ) : null}
      {token === undefined || (typeof token === 'string' && data === undefined && error === null) ? (
        <div role="status" className="panel skeleton h-[40rem]" />
      ) : null}
    </div>
  )
}
