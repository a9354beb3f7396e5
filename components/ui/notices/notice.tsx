import type { ReactNode } from 'react'

type NoticeProps = {
  tone: 'plain' | 'danger'
  title: string
  children?: ReactNode
  action?: ReactNode
  /** Announced at once by screen readers; for the outcome of the reader's own action. */
  isAlert?: boolean
}

/** What happened, what was kept, and what to do. */
export function Notice({ tone, title, children, action, isAlert = false }: NoticeProps) {
  const colours = tone === 'danger' ? 'border-danger bg-danger-wash' : 'border-line bg-paper'
  return (
    <div {...(isAlert ? { role: 'alert' } : {})} className={`rounded border p-4 ${colours}`}>
      <p className={`font-strong ${tone === 'danger' ? 'text-danger' : ''}`}>{title}</p>
      {children ? <div className="mt-1 max-w-prose text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  )
}
