import type { Format } from '@/lib/format/create-format'
import { safeHref } from '@/lib/format/safe-href'
import type { RegionListAnswer } from '@/lib/views/class-figures-answer'

/** The small line at the end of a panel: where it comes from. */
export function SourcesLine({ sources, format }: { sources: RegionListAnswer['sources']; format: Format }) {
  return (
    <>
      {sources.map(({ title, url, publisher, retrieved_at: at }) => {
        const href = safeHref(url)
        const words = title ?? publisher ?? 'Source'
        return (
          <span key={words} className="mr-3">
            {href ? (
              <a href={href} rel="noreferrer" className="link">
                {words}
              </a>
            ) : (
              words
            )}
            {at === null ? null : `, ${format.day(at)}`}
          </span>
        )
      })}
    </>
  )
}
