import type { Route } from 'next'
import type { ComponentProps } from 'react'
import { underBasePath } from '@/lib/base-path'

type PageLinkProps<Path extends string> = Omit<ComponentProps<'a'>, 'href'> & { href: Route<Path> }

/**
 * A link to a page of the dashboard, rendered as a plain link: FollowLinks (components/shell) opens it without a reload. A client
 * component for each link would have to be hydrated for each of them.
 */
export function PageLink<Path extends string>({ href, ...props }: PageLinkProps<Path>) {
  return <a {...props} href={underBasePath(href)} data-page-link="" />
}
