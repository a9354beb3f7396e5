'use client'

import type { RefObject } from 'react'
import { Popover } from '@/components/ui/popover'
import { underBasePath } from '@/lib/base-path'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'

export type ExportLink = { label: string; href: string; name?: string }

type ExportMenuProps = {
  anchor: RefObject<HTMLElement | null>
  links: readonly ExportLink[]
  /** Whether the files contain less than the whole list. */
  isFiltered: boolean
  /** The query of the printed list; null where the service has none that can be printed. */
  printed: '' | `?${string}` | null
  onClose: () => void
}

/** The filtered list as files and on paper. */
export function ExportMenu({ anchor, links, isFiltered, printed, onClose }: ExportMenuProps) {
  const words = useMessages('portfolio')
  const item = 'flex min-h-9 w-full items-center rounded px-2 text-left hover:bg-hover'
  return (
    <Popover label={words('export')} anchor={anchor} onClose={onClose}>
      <ul className="-mx-2">
        {links.map(({ label, href, name }) => (
          <li key={label}>
            <a href={underBasePath(href)} download={name ?? true} className={item} onClick={onClose}>
              {label}
            </a>
          </li>
        ))}
        {printed === null ? null : (
          <li>
            <a href={underBasePath(paths.printList(printed))} className={item}>
              {words('print')}
            </a>
          </li>
        )}
      </ul>
      <p className="mt-2 text-ink-faint text-xs">{words(isFiltered ? 'exportFiltered' : 'exportWhole')}</p>
    </Popover>
  )
}
