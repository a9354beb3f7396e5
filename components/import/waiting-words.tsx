import { useMessages } from '@/lib/messages/messages-provider'
import { useImportProblem } from './use-import-problem'
import type { Activity } from './use-import-run'

/** Why nothing happens at the moment. Announced, because the bars stand still. */
export function WaitingWords({ activity }: { activity: Activity }) {
  const words = useMessages('import')
  const sayProblem = useImportProblem()
  const waiting = 'waiting' in activity ? activity.waiting : null
  return (
    <p aria-live="polite" className={waiting ? 'mt-3 text-ink-soft' : 'sr-only'}>
      {waiting ? words('waiting', { detail: sayProblem(waiting.error), seconds: waiting.seconds }) : ''}
    </p>
  )
}
