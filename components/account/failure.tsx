import { Notice } from '@/components/ui/notices/notice'
import { useMessages } from '@/lib/messages/messages-provider'
import { AnswerError } from '@/lib/queries/answer-error'
import { useProblemWords } from '@/lib/queries/use-problem-words'

/** Why an action failed, announced at once; nothing without a failure. */
export function Failure({ error }: { error: Error | null }) {
  const words = useMessages('account')
  const wordsOfProblem = useProblemWords()
  if (error === null) return null
  const { title, detail } = wordsOfProblem(error, { title: words('notDone'), detail: words('tryInAMoment') })
  const seconds = error instanceof AnswerError ? error.retryAfterSeconds : null
  return (
    <Notice tone="danger" isAlert title={title}>
      {seconds === null
        ? detail
        : seconds < 90
          ? words('tryInSeconds', { detail, count: seconds })
          : words('tryInMinutes', { detail, count: Math.ceil(seconds / 60) })}
    </Notice>
  )
}
