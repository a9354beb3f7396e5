import { PageLink } from '@/components/ui/page-link'
import type { Words } from '@/lib/messages/words'
import { paths } from '@/lib/paths'

/** What an admin is asked on the first start, above every page until somebody has answered on the page Data. Rendered by the server alone. */
export function SearchQuestion({ words }: { words: Words<'data'> }) {
  return (
    <aside
      aria-label={words('searchTitle')}
      className="mx-auto mt-4 flex w-full max-w-7xl flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 sm:px-6 print:hidden"
    >
      <p className="text-ink-soft">{words('searchAsk')}</p>
      <PageLink href={paths.data} className="link">
        {words('searchAskLink')}
      </PageLink>
    </aside>
  )
}
