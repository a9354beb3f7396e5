import { useMessages } from '@/lib/messages/messages-provider'
import type { ResearchProgress } from '@/lib/views/organization/research-progress'

const dots = { in_progress: 'bg-accent live-dot', complete: 'bg-ink-faint', failed: 'bg-danger' } satisfies Record<
  ResearchProgress['phase'],
  string
>

const bar = 'h-1 w-5 rounded-full forced-color-adjust-none'
const notReached = 'bg-line forced-colors:bg-score-track'

/** The state of research: a sentence and, while it is in progress, its step. */
export function StatusLine({ progress }: { progress: ResearchProgress }) {
  const words = useMessages('organization')
  const step = progress.phase === 'in_progress' ? progress.step : null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5" data-phase={progress.phase}>
      <span className={`size-2 rounded-full forced-color-adjust-none ${dots[progress.phase]}`} aria-hidden="true" />
      <span className={progress.phase === 'failed' ? 'text-danger' : 'text-ink-soft'}>{progress.sentence}</span>
      {progress.phase === 'in_progress' ? (
        <span className="flex items-center gap-2 text-ink-faint">
          {step === null ? null : (
            <>
              <span className="flex gap-0.5" aria-hidden="true">
                {Array.from({ length: progress.of }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name than their number
                  <span key={index} className={`${bar} ${index < step ? 'bg-accent' : notReached}`} />
                ))}
              </span>
              {words('steps', { step, all: progress.of })}
            </>
          )}
        </span>
      ) : null}
    </div>
  )
}
