'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { withoutBasePath } from '@/lib/base-path'

/** Of a click that is to open the link here: not in another tab or window, nor one that was answered already. */
function isPlain(event: MouseEvent): boolean {
  return (
    event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  )
}

/** Answers clicks on every PageLink: within the dashboard a page takes the place of another. Until then they are plain links. */
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
    // At the window: what a page's own parts answer is answered by then.
    window.addEventListener('click', follow)
    return () => window.removeEventListener('click', follow)
  }, [router])
  return null
}
