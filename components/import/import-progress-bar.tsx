import { useMessages } from '@/lib/messages/messages-provider'

/** How far something is, as a bar and in words. */
export function ImportProgressBar({ label, done, total }: { label: string; done: number; total: number }) {
  const words = useMessages('import')
  const percent = total === 0 ? 100 : Math.floor((100 * done) / total)
  const told = words('ofTotal', { done, total })
  return (
    <div className="mt-3">
      <div className="flex flex-wrap justify-between gap-x-4">
        <span className="font-strong">{label}</span>
        <span className="text-ink-soft">{told}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={told}
        className="mt-1.5 h-2 overflow-hidden rounded-full border border-line-strong bg-paper"
      >
        <div className="h-full bg-accent forced-colors:bg-[Highlight]" style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}
