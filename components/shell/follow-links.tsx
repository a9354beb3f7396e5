'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { withoutBasePath } from '@/lib/base-path'

/** Whether a click opens the link here: not in another tab or window, and not one that was handled already. */
function isPlain(event: MouseEvent): boolean {
  return (
    event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  )
}

/** Handles clicks on every PageLink, so that pages of the dashboard change without a reload. Until it is hydrated they are plain links. */
export function FollowLinks() {
  const router = useRouter()
  useEffect(() => {
    function follow(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a[data-page-link]') : null
      const href = link?.getAttribute('href')
      if (!href || !isPlain(event)) return
      event.preventDefault()
      router.push(withoutBasePath(href) as Route)
    }
    // On the window, so that the page's own handlers have run before.
    window.addEventListener('click', follow)
    return () => window.removeEventListener('click', follow)
  }, [router])
  return null
}
