import type { Activity } from './use-import-run'

const words = {
  waiting: (seconds: number, detail: string) =>
    `${detail} Going on by itself in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
} as const

/** Why nothing happens for a moment. Announced, because the bars stand still. */
export function WaitingWords({ activity }: { activity: Activity }) {
  const waiting = 'waiting' in activity ? activity.waiting : null
  return (
    <p aria-live="polite" className={waiting ? 'mt-3 text-ink-soft' : 'sr-only'}>
      {waiting ? words.waiting(waiting.seconds, waiting.detail) : ''}
    </p>
  )
}
