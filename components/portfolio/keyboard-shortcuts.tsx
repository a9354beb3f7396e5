'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { paths } from '@/lib/paths'

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  )
}

/** "/" goes to the search, "n" registers, "g" then "o" goes to the list. Never while somebody types. */
export function KeyboardShortcuts({ canEdit = true }: { canEdit?: boolean }) {
  const router = useRouter()
  const isAfterG = useRef(false)
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
      const wasAfterG = isAfterG.current
      isAfterG.current = event.key === 'g'
      if (event.key === 'n' && canEdit) router.push(paths.newOrganization)
      if (event.key === 'o' && wasAfterG) router.push(paths.organizations)
      if (event.key !== '/') return
      const search = document.querySelector<HTMLInputElement>('input[type="search"]')
      if (!search) return
      event.preventDefault()
      search.focus()
      search.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [router, canEdit])
  return null
}
