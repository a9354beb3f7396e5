'use client'

import { useEffect, useState } from 'react'
import { useEarlyText } from '@/components/ui/fields/use-early-text'
import { useMessages } from '@/lib/messages/messages-provider'

const typingPauseMs = 250

/** Searches shortly after the last key press. */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (q: string) => void }) {
  const words = useMessages('portfolio')
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const early = useEarlyText(setTyped)
  // The address changed without this field (back button, cleared filters), so the field takes its value.
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed === known) return
    const timer = setTimeout(() => {
      setKnown(typed)
      onSearch(typed)
    }, typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed, known, onSearch])
  return (
    <label className="min-w-0 flex-1 basis-56">
      <span className="sr-only">{words('searchOrganizations')}</span>
      <input
        ref={early}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={words('searchByName')}
        className="control h-9 max-w-md"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
      />
    </label>
  )
}
