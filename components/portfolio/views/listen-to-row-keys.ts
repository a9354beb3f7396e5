const rowLinks = 'a[data-row]'

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable) return true
  return target instanceof HTMLInputElement
    ? target.type !== 'checkbox'
    : target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

/** Returns the visible rows: the list has its rows twice, for wide and for narrow windows. */
function shownLinks(list: HTMLElement): HTMLAnchorElement[] {
  return [...list.querySelectorAll<HTMLAnchorElement>(rowLinks)].filter((link) => link.offsetParent !== null)
}

function rowOf(link: Element | null | undefined): number | null {
  const id = link?.getAttribute('data-row')
  return id ? Number(id) : null
}

export type RowKeys = {
  /** Called with the row in focus. */
  onSelect: (id: number) => void
  onPeek: (id: number) => void
  /** Called when the focus moved to another row. */
  onMove: (id: number) => void
}

/**
 * "j" and "k" move from row to row, "x" selects and "p" shows the facts of the row in focus; Enter opens it, because it is a
 * link. Returns a function that removes the shortcuts.
 */
export function listenToRowKeys(list: () => HTMLElement | null, keys: () => RowKeys): () => void {
  function onKey(event: KeyboardEvent) {
    const current = list()
    if (!current || event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return
    if (!['j', 'k', 'x', 'p'].includes(event.key) || isTyping(event.target)) return
    const links = shownLinks(current)
    const row = document.activeElement?.closest('[data-row-of]')
    const place = links.findIndex((link) => row?.contains(link))
    if (event.key === 'j' || event.key === 'k') {
      const next = links.at(
        place < 0 ? 0 : Math.min(links.length - 1, Math.max(0, place + (event.key === 'j' ? 1 : -1))),
      )
      next?.focus({ preventScroll: true })
      next?.closest('[data-row-of]')?.scrollIntoView({ block: 'nearest' })
      const id = rowOf(next)
      if (id !== null) keys().onMove(id)
      return
    }
    const id = rowOf(links[place])
    if (id !== null) (event.key === 'x' ? keys().onSelect : keys().onPeek)(id)
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}
