import { Notice } from '@/components/ui/notice'
import { AnswerError } from '@/lib/queries/answer-error'

function wordsOfWait(seconds: number): string {
  if (seconds < 90) return `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
  return `Try again in ${Math.ceil(seconds / 60)} minutes.`
}

/** Why it was not done, announced at once; nothing where nothing failed. */
export function Failure({ error }: { error: Error | null }) {
  if (error === null) return null
  if (!(error instanceof AnswerError)) {
    return (
      <Notice tone="danger" isAlert title="This was not done">
        Try again in a moment.
      </Notice>
    )
  }
  const { title, detail, retryAfterSeconds } = error
  return (
    <Notice tone="danger" isAlert title={title}>
      {retryAfterSeconds === null ? detail : `${detail} ${wordsOfWait(retryAfterSeconds)}`}
    </Notice>
  )
}
