'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useCanEdit } from '@/components/ui/can-edit'
import { paths } from '@/lib/paths'

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  )
}

type KeyboardShortcutsProps = { onPalette: () => void; onKeys: () => void }

/**
 * "/" focuses the search, "n" registers, "g" then "o" opens the list, "?" lists the shortcuts; never while somebody types. Ctrl-K
 * or Cmd-K opens the palette from anywhere.
 */
export function KeyboardShortcuts({ onPalette, onKeys }: KeyboardShortcutsProps) {
  const router = useRouter()
  const canEdit = useCanEdit()
  const isAfterG = useRef(false)
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if ((event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        onPalette()
        return
      }
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
      const wasAfterG = isAfterG.current
      isAfterG.current = event.key === 'g'
      if (event.key === 'n' && canEdit) router.push(paths.newOrganization)
      if (event.key === 'o' && wasAfterG) router.push(paths.organizations)
      if (event.key === '?') onKeys()
      if (event.key !== '/') return
      const search = document.querySelector<HTMLInputElement>('input[type="search"]')
      if (!search) return
      event.preventDefault()
      search.focus()
      search.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [router, canEdit, onPalette, onKeys])
  return null
}
