import { underBasePath } from '@/lib/base-path'
import type { Words } from '@/lib/messages/words'

type DocsHitsProps = {
  searched: string
  hits: readonly { title: string; heading: string | null; address: string; excerpt: string }[]
  words: Words<'docs'>
}

/** What a search found, best first. */
export function DocsHits({ searched, hits, words }: DocsHitsProps) {
  return (
    <section className="min-w-0">
      <h1 className="mb-4 font-strong text-xl">
        {hits.length === 0 ? words('nothingFound', { words: searched }) : words('found', { words: searched })}
      </h1>
      <ol className="flex flex-col gap-4" lang="en">
        {hits.map(({ title, heading, address, excerpt }) => (
          <li key={address}>
            <a href={underBasePath(address)} data-page-link="" className="font-strong text-accent hover:underline">
              {heading === null ? title : `${title} › ${heading}`}
            </a>
            <p className="mt-0.5 max-w-prose text-ink-soft">{excerpt}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
