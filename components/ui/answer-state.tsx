import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/notices/notice'
import { RetryNotice } from '@/components/ui/notices/retry-notice'
import { SlowNotice } from '@/components/ui/notices/slow-notice'
import { useMessages } from '@/lib/messages/messages-provider'
import { AnswerError } from '@/lib/queries/answer-error'
import { useProblemWords } from '@/lib/queries/use-problem-words'

type AnswerStateProps<Answer> = {
  data: Answer | 'not_offered' | undefined
  error: Error | null
  isFetching: boolean
  onRetry: () => void
  heading: string
  notOffered: string
  children: (answer: Answer) => ReactNode
}

/** The faces of a page that asks for one thing: loading, failed, not offered by the service, there. */
export function AnswerState<Answer>(props: AnswerStateProps<Answer>) {
  const words = useMessages('ui')
  const wordsOfProblem = useProblemWords()
  const { data, error, isFetching, onRetry, heading, notOffered, children } = props
  if (data !== undefined && data !== 'not_offered') return children(data as Answer)
  const isMissing = error instanceof AnswerError && error.status === 404
  return (
    <div className="flex flex-col gap-5">
      <h1 className="font-strong text-xl tracking-tight">{heading}</h1>
      {data === 'not_offered' ? <Notice tone="plain" title={notOffered} /> : null}
      {isMissing ? <Notice tone="plain" title={words('nothingUnderCode')} /> : null}
      {error !== null && !isMissing ? (
        <RetryNotice
          {...wordsOfProblem(error, { title: words('notRead'), detail: words('tryInAMoment') })}
          isTrying={isFetching}
          onRetry={onRetry}
        />
      ) : null}
      {data === undefined && error === null ? (
        <div role="status" aria-label={words('loading')} className="panel skeleton h-[40rem]">
          <SlowNotice />
        </div>
      ) : null}
    </div>
  )
}
