'use client'

import { Dialog } from '@base-ui/react/dialog'
import { useQuery } from '@tanstack/react-query'
import type { Route } from 'next'
import { usePathname, useRouter } from 'next/navigation'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useDelayed } from '@/components/ui/use-delayed'
import { useMessages, useReader } from '@/lib/messages/messages-provider'
import { findOrganizationsQuery } from '@/lib/queries/list/find-organizations'
import { useCurrency } from '@/lib/queries/list/use-currency'
import { type Command, listCommands } from './palette-commands'
import { PaletteList } from './palette-list'
import { rememberLanguage } from './remember-language'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Runs a command after the palette has closed. */
function useRun(onClose: () => void): (command: Command) => void {
  const router = useRouter()
  const [, setCurrency] = useCurrency()
  return ({ does }) => {
    onClose()
    if (does.kind === 'go') router.push(does.path as Route)
    if (does.kind === 'currency') void setCurrency(does.currency)
    if (does.kind === 'language') rememberLanguage(does.language, router)
  }
}

/** Searches an organization, opens a page, or changes currency or language by typing (ARIA combobox with a listbox). */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const words = useMessages('palette')
  const { locale } = useReader()
  const listId = useId()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState<string | null>(null)
  const query = typed.trim()
  const search = useQuery(findOrganizationsQuery(useDelayed(query, 150)))
  const hasCurrency = /^\/organizations\/\d+/.test(usePathname())
  const organizations = query === '' ? [] : (search.data ?? [])
  const groups = listCommands(words, { typed: query, locale, organizations, hasCurrency })
  const commands = groups.flatMap((group) => group.commands)
  const active = commands.find(({ id }) => id === wanted) ?? commands[0] ?? null
  const run = useRun(onClose)

  useEffect(() => {
    if (active) document.getElementById(`${listId}-${active.id}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [active, listId])

  function onKey(event: KeyboardEvent): void {
    const step = steps[event.key]
    if (step !== undefined && active) {
      event.preventDefault()
      const next = (commands.indexOf(active) + step + commands.length) % commands.length
      setWanted(commands[next]?.id ?? null)
    }
    // The Enter that completes a Japanese input is not a choice.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && active) run(active)
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Popup
          initialFocus={box}
          className="fixed inset-x-4 top-[12vh] z-50 mx-auto max-w-xl overflow-hidden rounded border border-line bg-raised shadow-float"
        >
          <Dialog.Title className="sr-only">{words('open')}</Dialog.Title>
          <input
            ref={box}
            role="combobox"
            aria-expanded="true"
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active ? `${listId}-${active.id}` : undefined}
            aria-label={words('placeholder')}
            placeholder={words('placeholder')}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            className="h-12 w-full border-line border-b bg-transparent px-4 text-base outline-none placeholder:text-ink-faint"
            onChange={(event) => {
              setTyped(event.target.value)
              setWanted(null)
            }}
            onKeyDown={onKey}
          />
          <PaletteList
            id={listId}
            label={words('results')}
            groups={groups}
            activeId={active?.id ?? null}
            onActive={setWanted}
            onChoose={run}
          />
          <p role="status" className="border-line border-t px-4 py-2 text-ink-faint text-xs">
            {search.isError
              ? words('searchFailed')
              : query !== '' && search.isFetching
                ? words('searching')
                : words('found', { count: commands.length })}
          </p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
