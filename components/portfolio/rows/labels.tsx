import type { PortfolioRow } from '@/lib/views/list/portfolio-row'

/** The team's labels of an organization: all of them, or in a row of one line the first. */
export function Labels({ labels, isLine = false }: Pick<PortfolioRow, 'labels'> & { isLine?: boolean }) {
  const [first = '', ...more] = labels
  return isLine ? (
    <span title={labels.join(', ')} className="inline-flex min-w-0 shrink items-center gap-1 text-ink-soft text-xs">
      <bdi className="max-w-28 truncate rounded-full border border-line-strong px-2 leading-4">{first}</bdi>
      {more.length === 0 ? null : (
        <>
          <span aria-hidden="true">+{more.length}</span>
          <span className="sr-only">{more.join(', ')}</span>
        </>
      )}
    </span>
  ) : (
    <span className="flex flex-wrap gap-1">
      {labels.map((label) => (
        <bdi
          key={label}
          className="wrap-anywhere rounded-full border border-line-strong px-2 text-ink-soft text-xs leading-5"
        >
          {label}
        </bdi>
      ))}
    </span>
  )
}
