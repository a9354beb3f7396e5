import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/notices/notice'
import { RetryNotice } from '@/components/ui/notices/retry-notice'
import { useMessages } from '@/lib/messages/messages-provider'
import { AnswerError } from '@/lib/queries/answer-error'
import { useProblemWords } from '@/lib/queries/use-problem-words'

type ImportsStateProps<Answer> = {
  heading: string
  query: {
    data: Answer | 'not_offered' | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  children: (answer: Answer) => ReactNode
}

/** The states of pages about imports: loading, failed, missing, not offered by the service, loaded. */
export function ImportsState<Answer>({ heading, query, children }: ImportsStateProps<Answer>) {
  const words = useMessages('lists')
  const problemWords = useProblemWords()
  const { data, error, isFetching, refetch } = query
  if (data !== undefined && data !== 'not_offered') return children(data as Answer)
  const isMissing = error instanceof AnswerError && error.status === 404
  return (
    <div className="flex flex-col gap-5">
      <h1 className="font-strong text-xl tracking-tight">{heading}</h1>
      {data === 'not_offered' ? <Notice tone="plain" title={words('notOffered')} /> : null}
      {isMissing ? <Notice tone="plain" title={words('noSuchImport')} /> : null}
      {error !== null && !isMissing ? (
        <RetryNotice
          {...problemWords(error, { title: words('notRead'), detail: '' })}
          isTrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data === undefined && error === null ? (
        <div role="status" aria-label={words('loading')} className="panel skeleton h-96" />
      ) : null}
    </div>
  )
}
