import { PageLink } from '@/components/ui/page-link'
import type { Words } from '@/lib/messages/words'
import { paths } from '@/lib/paths'
import { AccountLinks } from './account-links'
import { MoreLinks } from './more-links'
import { SectionLinks } from './section-links'
import { ShellTools } from './shell-tools'

type HeaderProps = { words: Words<'shell'>; account: { email: string; role: string } | null; canEdit: boolean }

/** The head of every page. */
export function Header({ words, account, canEdit }: HeaderProps) {
  const sections = [
    { href: paths.organizations, name: words('organizations') },
    { href: paths.footprint, name: words('footprint') },
    { href: paths.changes, name: words('changes') },
    { href: paths.engagement, name: words('engagement') },
    { href: paths.compare, name: words('compare') },
    { href: paths.industries, name: words('industries') },
    { href: paths.regions, name: words('regions') },
    { href: paths.data, name: words('data') },
    { href: paths.methodology, name: words('methodology') },
  ] as const
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-paper print:hidden">
      <div className="mx-auto flex h-14 max-w-7xl items-center gap-2 px-4 sm:gap-6 sm:px-6">
        {/* Where there is no room for the name, it wraps to a second line, which is hidden. */}
        <PageLink
          href={paths.organizations}
          className="flex h-6 min-w-5 shrink-[999] flex-wrap items-center gap-2.5 overflow-hidden font-strong text-ink leading-6"
        >
          <svg viewBox="0 0 20 20" className="size-5 shrink-0" aria-hidden="true">
            <path d="M3 16V9M8 16V4M13 16v-5M18 16v-2" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
          </svg>
          <span className="whitespace-nowrap">Carbon Register</span>
        </PageLink>
        <nav aria-label={words('mainNavigation')} className="ml-auto flex items-center gap-2 sm:gap-5 xl:gap-3.5">
          <SectionLinks sections={sections} />
          <MoreLinks label={words('menu')} links={sections} />
          <ShellTools />
          {account === null ? null : (
            <AccountLinks words={words} email={account.email} isAdmin={account.role === 'admin'} />
          )}
          {canEdit ? (
            <PageLink
              href={paths.newOrganization}
              className="block h-9 whitespace-nowrap rounded bg-accent px-3.5 leading-9 first-letter:uppercase font-strong text-on-accent transition-colors hover:bg-accent-hover"
            >
              {words.rich('register', {
                rest: (chunks) => (
                  <span key="rest" className="hidden sm:inline">
                    {chunks}
                  </span>
                ),
              })}
            </PageLink>
          ) : null}
        </nav>
      </div>
    </header>
  )
}
