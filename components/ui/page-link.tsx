import type { Route } from 'next'
import type { ComponentProps } from 'react'
import { underBasePath } from '@/lib/base-path'

type PageLinkProps<Path extends string> = Omit<ComponentProps<'a'>, 'href'> & { href: Route<Path> }

/**
 * A link to a page of the dashboard, as plain as any: FollowLinks (components/shell) has the browser go there without loading
 * everything anew. A component for each link would be a program for each to wake.
 */
export function PageLink<Path extends string>({ href, ...props }: PageLinkProps<Path>) {
  return <a {...props} href={underBasePath(href)} data-page-link="" />
}
