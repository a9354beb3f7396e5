import type { Route } from 'next'
import Link from 'next/link'
import type { ComponentProps } from 'react'

type PageLinkProps<Path extends string> = Omit<ComponentProps<typeof Link<Path>>, 'href' | 'prefetch'> & {
  href: Route<Path>
}

/** A link to a page of the dashboard. Not fetched ahead: pages are made per request, and a list would ask the service once a row. */
export function PageLink<Path extends string>(props: PageLinkProps<Path>) {
  return <Link prefetch={false} {...props} />
}
