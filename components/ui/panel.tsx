import { type ReactNode, useId } from 'react'

type PanelProps = {
  title: ReactNode
  /** One sentence: what the panel shows. */
  claim?: ReactNode
  /** Whether the claim is a finding, which is read first; the title then only names the subject. */
  isFinding?: boolean
  aside?: ReactNode
  /** The small line at the end: the source. */
  footer?: ReactNode
  children: ReactNode
  className?: string
}

/** A titled region of a page with a thin border. */
export function Panel({ title, claim, isFinding = false, aside, footer, children, className = '' }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`panel flex min-w-0 flex-col p-5 ${className}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} className={isFinding ? 'text-ink-soft text-xs' : 'font-strong text-base'}>
            {title}
          </h2>
          {claim ? (
            <p className={`mt-0.5 max-w-prose ${isFinding ? 'font-strong text-base' : 'text-ink-soft'}`}>{claim}</p>
          ) : null}
        </div>
        {aside}
      </div>
      <div className="mt-4 flex-1">{children}</div>
      {footer ? <div className="mt-4 border-line border-t pt-3 text-ink-faint text-xs">{footer}</div> : null}
    </section>
  )
}
