'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { PageLink } from '@/components/ui/page-link'
import { isWithin, type Section } from './section-links'

type MoreLinksProps = { label: string; links: readonly Section[] }

/** The sections of the dashboard in a menu, where the page's head has no room for them. */
export function MoreLinks({ label, links }: MoreLinksProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page folds the list
  useEffect(() => {
    if (details.current) details.current.open = false
  }, [pathname])
  return (
    <details
      ref={details}
      className="relative xl:hidden"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && details.current) details.current.open = false
      }}
    >
      <summary className="grid h-9 cursor-pointer list-none place-items-center rounded border border-line-strong px-3">
        {label}
      </summary>
      <ul className="absolute top-full right-0 mt-1 w-48 rounded border border-line bg-raised py-1 shadow-float">
        {links.map(({ href, name }) => (
          <li key={href}>
            <PageLink
              href={href as '/'}
              className="block px-4 py-2.5 hover:bg-hover aria-[current]:font-strong"
              {...(isWithin(pathname, href) ? { 'aria-current': 'true' } : {})}
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
