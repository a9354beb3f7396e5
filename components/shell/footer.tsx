import { PageLink } from '@/components/ui/page-link'
import type { Words } from '@/lib/messages/words'
import { paths } from '@/lib/paths'
import { LanguageSelect } from './language-select'

/** The foot of every page: the sources of the figures, the language, and a note where the dashboard is open to everybody. */
export function Footer({ words, note }: { words: Words<'shell'>; note: string | null }) {
  return (
    <footer className="mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 pb-8 text-ink-faint sm:px-6 print:hidden">
      <nav aria-label={words('aboutNavigation')} className="flex gap-5">
        <PageLink href={paths.data} className="py-1 hover:text-ink">
          {words('data')}
        </PageLink>
        <PageLink href={paths.methodology} className="py-1 hover:text-ink">
          {words('methodology')}
        </PageLink>
        <PageLink href={paths.docs as '/'} className="py-1 hover:text-ink">
          {words('documentation')}
        </PageLink>
      </nav>
      <LanguageSelect />
      {note === null ? null : <p className="basis-full text-xs">{note}</p>}
    </footer>
  )
}
