import { useId } from 'react'
import { useMessages } from '@/lib/messages/messages-provider'
import type { DataSourceView } from '@/lib/views/data-view'

function Link({ href, children }: { href: string | null; children: string }) {
  if (href === null) return children
  return (
    <a href={href} rel="noreferrer" className="link">
      {children}
    </a>
  )
}

/** One publisher's file: the edition in use, what it leaves out, and whether the last update failed. */
export function SourceEntry({ source }: { source: DataSourceView }) {
  const words = useMessages('data')
  const heading = useId()
  const facts: [string, string | null][] = [
    [words('inUse'), source.edition],
    [words('covers'), source.vintage],
    [words('records'), source.records],
    [words('newerFiles'), source.check],
    [words('leftOut'), source.leavesOut],
  ]
  return (
    <li aria-labelledby={heading} className="border-line border-t py-4 first:border-0 first:pt-0 last:pb-0">
      <h3 id={heading} className="wrap-anywhere font-strong">
        <Link href={source.href}>{source.title}</Link>
      </h3>
      <p className="mt-1.5 text-ink-soft">
        {source.publisher}
        {source.publisher && source.licence ? ' · ' : null}
        {source.licence ? <Link href={source.licenceHref}>{source.licence}</Link> : null}
      </p>
      {source.failure ? (
        <p className="wrap-anywhere mt-2 rounded border border-danger bg-danger-wash px-3 py-2">
          <span className="font-strong text-danger">{words('renewalFailed')} </span>
          {source.failure}
        </p>
      ) : null}
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[7rem_1fr]">
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className="contents">
              <dt className="text-ink-faint">{name}</dt>
              <dd className="wrap-anywhere mb-1 max-w-prose sm:mb-0">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </li>
  )
}
