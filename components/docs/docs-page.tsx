import type { ReactNode } from 'react'
import { underBasePath } from '@/lib/base-path'
import type { Words } from '@/lib/messages/words'
import { paths } from '@/lib/paths'

/** `isPart`: below the page of its subject. */
export type DocsEntry = { title: string; address: string; isOpen: boolean; isPart: boolean }

type DocsPageProps = {
  pages: readonly DocsEntry[]
  decisions: readonly DocsEntry[]
  /** The searched words; '' while a page is read. */
  searched: string
  words: Words<'docs'>
  children: ReactNode
}

function Entries({ entries }: { entries: readonly DocsEntry[] }) {
  return (
    <ul>
      {entries.map(({ title, address, isOpen, isPart }) => (
        <li key={address} className={isPart ? 'pl-3' : ''}>
          <a
            href={underBasePath(address)}
            data-page-link=""
            className="block rounded px-2 py-1 text-ink-soft hover:bg-hover hover:text-ink aria-[current]:font-strong aria-[current]:text-ink"
            {...(isOpen ? { 'aria-current': 'page' } : {})}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The documentation: a list of pages and a search, beside the page or the results. */
export function DocsPage({ pages, decisions, searched, words, children }: DocsPageProps) {
  return (
    <div className="grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-4 print:hidden">
        <search>
          <form action={underBasePath(paths.docs)} className="flex gap-2">
            <label className="min-w-0 flex-1">
              <span className="sr-only">{words('search')}</span>
              <input
                type="search"
                name="q"
                defaultValue={searched}
                placeholder={words('search')}
                maxLength={200}
                className="control h-9 w-full"
              />
            </label>
          </form>
        </search>
        <nav aria-label={words('title')} lang="en" className="max-lg:columns-2 text-sm">
          <Entries entries={pages} />
          <details className="mt-2" open={decisions.some(({ isOpen }) => isOpen)}>
            <summary className="cursor-pointer px-2 py-1 text-ink-soft hover:text-ink">{words('decisions')}</summary>
            <Entries entries={decisions} />
          </details>
        </nav>
      </div>
      {children}
    </div>
  )
}
