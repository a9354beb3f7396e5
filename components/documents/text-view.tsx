'use client'

import { useQuery } from '@tanstack/react-query'
import { Fragment, useEffect, useRef } from 'react'
import { underBasePath } from '@/lib/base-path'
import { useMessages } from '@/lib/messages/messages-provider'
import { findQuote } from '@/lib/views/documents/find-quote'

async function fetchText(address: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(underBasePath(address), { signal })
  if (!answer.ok) throw new Error(`The file was answered with ${answer.status}`)
  return answer.text()
}

/** The line from which a figure was read, marked, with the lines around it. */
export function TextView({ address, quote }: { address: string; quote: string }) {
  const words = useMessages('documents')
  const marked = useRef<HTMLElement>(null)
  const box = useRef<HTMLElement>(null)
  const { data: text, error } = useQuery({
    queryKey: ['document-text', address],
    queryFn: ({ signal }) => fetchText(address, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const place = text === undefined ? null : findQuote(text, quote)
  useEffect(() => {
    if (place && box.current && marked.current) {
      // Scrolls only this box; the page stays.
      box.current.scrollTop = marked.current.offsetTop - box.current.clientHeight / 3
    }
  }, [place])
  if (error) return <p className="panel p-5 text-danger">{words('pageFailed')}</p>
  if (text === undefined) return <div className="skeleton h-96" />
  if (place === null) return <p className="panel p-5 text-ink-soft">{words('noQuote')}</p>
  return (
    <section
      ref={box}
      aria-label={words('text')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="panel relative max-h-[45dvh] overflow-auto p-4 lg:max-h-[max(18rem,calc(100dvh-31rem))]"
    >
      <pre className="whitespace-pre-wrap font-sans wrap-anywhere">
        {place.before.map((line) => `${line}\n`).join('')}
        {place.line.split('\n').map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other name
          <Fragment key={at}>
            {at > 0 && '\n'}
            {line.trim() !== '' && (
              <mark ref={at === 0 ? marked : undefined} className="bg-accent-wash text-ink outline-2 outline-accent">
                {line}
              </mark>
            )}
          </Fragment>
        ))}
        {place.after.map((line) => `\n${line}`).join('')}
      </pre>
    </section>
  )
}
