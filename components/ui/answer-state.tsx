import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/notices/notice'
import { RetryNotice } from '@/components/ui/notices/retry-notice'
import { SlowNotice } from '@/components/ui/notices/slow-notice'
import { useMessages } from '@/lib/messages/messages-provider'

type AnswerStateProps<Answer> = {
  data: Answer | 'not_offered' | undefined
  /** The message of a failure (`useAnswerState`). */
  failure: { title: string; detail: string } | 'missing' | null
  isFetching: boolean
  onRetry: () => void
  heading: string
  notOffered: string
  children: (answer: Answer) => ReactNode
}

/** The states of a page that makes one request: loading, failed, not offered by the service, loaded. */
export function AnswerState<Answer>(props: AnswerStateProps<Answer>) {
  const words = useMessages('ui')
  const { data, failure, isFetching, onRetry, heading, notOffered, children } = props
  if (data !== undefined && data !== 'not_offered') return children(data as Answer)
  return (
    <div className="flex flex-col gap-5">
      <h1 className="font-strong text-xl tracking-tight">{heading}</h1>
      {data === 'not_offered' ? <Notice tone="plain" title={notOffered} /> : null}
      {failure === 'missing' ? <Notice tone="plain" title={words('nothingUnderCode')} /> : null}
      {failure !== null && failure !== 'missing' ? (
        <RetryNotice {...failure} isTrying={isFetching} onRetry={onRetry} />
      ) : null}
      {data === undefined && failure === null ? (
        <div role="status" aria-label={words('loading')} className="panel skeleton h-[40rem]">
          <SlowNotice />
        </div>
      ) : null}
    </div>
  )
}
