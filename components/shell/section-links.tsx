'use client'

import { usePathname } from 'next/navigation'
import { PageLink } from '@/components/ui/page-link'

export type Section = { href: string; name: string }

/** Whether a page belongs to a section: the list also contains the pages of its organizations. */
export function isWithin(pathname: string, href: string): boolean {
  const roots = href === '/' ? ['/organizations', '/imports', '/decide'] : [href]
  return pathname === href || roots.some((root) => pathname === root || pathname.startsWith(`${root}/`))
}

/** The sections of the dashboard in the page's head; the current one is marked. */
export function SectionLinks({ sections }: { sections: readonly Section[] }) {
  const pathname = usePathname()
  return sections.map(({ href, name }) => (
    <PageLink
      key={href}
      href={href as '/'}
      className="hidden border-transparent border-b-2 py-1 text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:text-ink xl:block"
      {...(isWithin(pathname, href) ? { 'aria-current': pathname === href ? 'page' : 'true' } : {})}
    >
      {name}
    </PageLink>
  ))
}
