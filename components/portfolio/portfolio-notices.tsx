'use client'

import { GivenUpNotice } from '@/components/ui/notices/given-up-notice'
import { RetryNotice } from '@/components/ui/notices/retry-notice'
import { useMessages } from '@/lib/messages/messages-provider'
import { useProblemWords } from '@/lib/queries/use-problem-words'

type PortfolioNoticesProps = {
  /** Null where the list has only stopped asking. */
  failure: Error | null
  /** Whether the last good answer is still shown. */
  hasRows: boolean
  isAsking: boolean
  onRetry: () => void
}

/** Why the list is missing, or not the newest. */
export function PortfolioNotices({ failure, hasRows, isAsking, onRetry }: PortfolioNoticesProps) {
  const words = useMessages('portfolio')
  const wordsOfProblem = useProblemWords()
  if (failure === null) {
    return (
      <div className="mb-4">
        <GivenUpNotice isChecking={isAsking} onCheck={onRetry}>
          {words('givenUp')}
        </GivenUpNotice>
      </div>
    )
  }
  const { title, detail } = wordsOfProblem(failure, { title: words('somethingWrong'), detail: words('listNotShown') })
  return (
    <div className="mb-4">
      <RetryNotice
        title={title}
        detail={hasRows ? `${detail} ${words('lastAnswer')}` : detail}
        isTrying={isAsking}
        onRetry={onRetry}
      />
    </div>
  )
}
