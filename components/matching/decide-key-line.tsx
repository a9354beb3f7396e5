import { useMessages } from '@/lib/messages/messages-provider'

/** The keyboard shortcuts of the queue. */
export function DecideKeyLine() {
  const words = useMessages('matching')
  const keys = [
    ['1 – 5', words('keyChoose')],
    ['0', words('noneOfThese')],
    ['s', words('keySearch')],
    ['n', words('nextOne')],
  ] as const
  return (
    <dl aria-label={words('keys')} className="flex flex-wrap gap-x-4 gap-y-2 text-ink-soft text-xs print:hidden">
      {keys.map(([key, does]) => (
        <div key={key} className="flex items-center gap-1.5">
          <dt>
            <kbd className="rounded border border-line-strong px-1.5 font-sans">{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
