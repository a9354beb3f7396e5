'use client'

import { type RefObject, useState } from 'react'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { Popover } from '@/components/ui/popover'
import { browserStorage } from '@/lib/browser-memory/browser-storage'
import { forgetView, readViews, saveView } from '@/lib/browser-memory/saved-views'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'

type ViewsMenuProps = { anchor: RefObject<HTMLElement | null>; format: Format; onClose: () => void }

/** Predefined views that a buyer needs every month. */
function readyViews(thisYear: number): { words: Key<'portfolio'>; search: '' | `?${string}` }[] {
  return [
    { words: 'viewAll', search: '' },
    { words: 'viewToDecide', search: '?has_candidates=yes' },
    { words: 'viewNoFigures', search: '?figures=none' },
    { words: 'viewNoTarget', search: '?sbti=none' },
    { words: 'viewTargetRemoved', search: '?sbti=removed' },
    { words: 'viewOldFigures', search: `?figures_until=${thisYear - 4}` },
  ]
}

/** The address's query without the position in the list: a view starts at its first page. */
function searchOfPage(): string {
  const parameters = new URLSearchParams(window.location.search)
  parameters.delete('cursor')
  const search = parameters.toString().replaceAll('%2C', ',')
  return search === '' ? '' : `?${search}`
}

const item = 'flex min-h-8 items-center rounded px-2 hover:bg-hover'

/** Predefined views, those stored in this browser, and a name for storing the current one. */
export function ViewsMenu({ anchor, format, onClose }: ViewsMenuProps) {
  const words = useMessages('portfolio')
  const [views, setViews] = useState(() => readViews(browserStorage()))
  const [name, setName] = useState('')
  const current = searchOfPage()
  function save() {
    if (name.trim() === '') return
    setViews(saveView(browserStorage(), { name: name.trim(), search: current }))
    setName('')
  }
  const linkOf = (search: string, label: string) => (
    <PageLink
      href={`/${search as '' | `?${string}`}`}
      className={`${item} wrap-anywhere flex-1 aria-[current]:font-strong aria-[current]:text-accent`}
      onClick={onClose}
      {...(search === current ? { 'aria-current': 'true' } : {})}
    >
      {label}
    </PageLink>
  )
  return (
    <Popover label={words('views')} anchor={anchor} onClose={onClose}>
      <ul className="-mx-2">
        {readyViews(format.thisYear).map(({ words: key, search }) => (
          <li key={key} className="flex">
            {linkOf(search, words(key))}
          </li>
        ))}
      </ul>
      {views.length > 0 ? (
        <>
          <h2 className="mt-3 border-line border-t pt-3 text-ink-soft text-xs">{words('viewsOwn')}</h2>
          <ul className="-mx-2 mt-1">
            {views.map((view) => (
              <li key={view.name} className="flex items-center">
                {linkOf(view.search, view.name)}
                <button
                  type="button"
                  aria-label={words('forgetView', { name: view.name })}
                  className="grid size-8 shrink-0 place-items-center text-ink-faint hover:text-ink"
                  onClick={() => setViews(forgetView(browserStorage(), view.name))}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <form
        className="mt-3 flex gap-2 border-line border-t pt-3"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <input
          aria-label={words('viewName')}
          placeholder={words('viewName')}
          className="control min-w-0 flex-1"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button look="plain" type="submit" disabled={name.trim() === ''}>
          {words('saveView')}
        </Button>
      </form>
      <p className="mt-2 text-ink-faint text-xs">{words('viewsKept')}</p>
    </Popover>
  )
}
