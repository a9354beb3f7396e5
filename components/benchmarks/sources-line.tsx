import type { Format } from '@/lib/format/create-format'
import { safeHref } from '@/lib/format/safe-href'
import { useMessages } from '@/lib/messages/messages-provider'
import type { RegionListAnswer } from '@/lib/views/answers/class-figures-answer'

/** The sources, in a small line at the end of a panel. */
export function SourcesLine({ sources, format }: { sources: RegionListAnswer['sources']; format: Format }) {
  const words = useMessages('benchmarks')
  return (
    <>
      {sources.map(({ title, url, publisher, retrieved_at: at }) => {
        const href = safeHref(url)
        const name = title ?? publisher ?? words('source')
        return (
          <span key={name} className="mr-3">
            {href ? (
              <a href={href} rel="noreferrer" className="link">
                {name}
              </a>
            ) : (
              name
            )}
            {at === null ? null : `, ${format.day(at)}`}
          </span>
        )
      })}
    </>
  )
}
