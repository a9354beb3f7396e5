import { useSyncExternalStore } from 'react'
import { PageLink } from '@/components/ui/page-link'
import { readLastList } from '@/lib/browser-memory/last-list'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'

const never = () => () => undefined
/** As a string, so that an unchanged list causes no new render. */
const readText = () => JSON.stringify(readLastList())

/** Links back to the list as it was left, and to the rows before and after this one. Until the page is hydrated, to the whole list. */
export function BackLinks({ id }: { id: number }) {
  const words = useMessages('organization')
  const text = useSyncExternalStore(never, readText, () => 'null')
  const list: ReturnType<typeof readLastList> = JSON.parse(text)
  const place = list?.ids.indexOf(id) ?? -1
  const neighbours = [
    { words: words('previousRow'), id: place > 0 ? list?.ids[place - 1] : undefined },
    { words: words('nextRow'), id: place >= 0 ? list?.ids[place + 1] : undefined },
  ]
  return (
    <nav aria-label={words('breadcrumb')} className="mr-auto flex gap-5">
      <PageLink href={`/${(list?.search ?? '') as '' | `?${string}`}`} className="text-ink-faint hover:text-ink">
        {words('back')}
      </PageLink>
      {neighbours.map((neighbour) =>
        neighbour.id === undefined ? null : (
          <PageLink
            key={neighbour.words}
            href={paths.organization(neighbour.id)}
            className="text-ink-faint hover:text-ink"
          >
            {neighbour.words}
          </PageLink>
        ),
      )}
    </nav>
  )
}
