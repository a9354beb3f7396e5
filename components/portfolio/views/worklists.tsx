import dynamic from 'next/dynamic'
import { useCanEdit } from '@/components/ui/can-edit'
import { PageLink } from '@/components/ui/page-link'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import { paths } from '@/lib/paths'
import type { ListQuestion } from '@/lib/views/address/list-in-url'
import type { SummaryAnswer } from '@/lib/views/answers/list-answer'

/** Depends on this browser's memory, so it renders only in the browser. */
const ChangedTile = dynamic(() => import('./changed-tile').then((loaded) => loaded.ChangedTile), { ssr: false })

type Work = {
  words: Key<'portfolio'>
  href: '/' | `/?${string}`
  isOpen: (question: ListQuestion) => boolean
}

const works: Readonly<Record<string, Work>> = {
  to_decide: {
    words: 'viewToDecide',
    href: '/?has_candidates=yes',
    isOpen: ({ has_candidates: has }) => has === 'yes',
  },
  no_figures: { words: 'viewNoFigures', href: '/?figures=none', isOpen: ({ figures }) => figures === 'none' },
  target_removed: { words: 'viewTargetRemoved', href: '/?sbti=removed', isOpen: ({ sbti }) => sbti === 'removed' },
}

/** "12%"; a share above zero is never shown as "0%". */
function percentOf(share: number, format: Format): string {
  const percent = Math.round(share * 100)
  return format.percent(percent === 0 && share > 0 ? '<1' : format.number.whole(percent))
}

type WorklistsProps = {
  worklists: NonNullable<SummaryAnswer['worklists']>
  question: ListQuestion
  format: Format
}

/** Organizations that wait for a person, with their number and their share of the spend. Each worklist filters the list below. */
export function Worklists({ worklists, question, format }: WorklistsProps) {
  const words = useMessages('portfolio')
  const canEdit = useCanEdit()
  const { spend_year: year } = worklists
  return (
    <ul aria-label={words('worklists')} className="mb-3 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap print:hidden">
      {worklists.lists.flatMap(({ id, organizations, spend_share: share }) => {
        const work = works[id]
        if (work === undefined) return []
        const isOpen = work.isOpen(question)
        const href = id === 'to_decide' && canEdit && organizations > 0 ? paths.decide : work.href
        return [
          <li key={id}>
            <PageLink
              href={isOpen ? paths.organizations : href}
              {...(isOpen ? { 'aria-current': 'true' } : {})}
              className={`flex h-full min-h-9 flex-wrap items-center gap-x-2 rounded border px-3 py-1 hover:border-line-strong ${isOpen ? 'border-accent bg-accent-wash' : 'border-line bg-paper'}`}
            >
              <span className="text-ink-soft">{words(work.words)}</span>
              <span className="font-strong">{format.number.whole(organizations)}</span>
              {/* A share of 0 means that no spend was given with them, not that nothing was spent. */}
              {!share || year === null || organizations === 0 ? null : (
                <span className="text-ink-faint text-xs">
                  {words('worklistSpend', { share: percentOf(share, format), year: String(year) })}
                </span>
              )}
            </PageLink>
          </li>,
        ]
      })}
      <ChangedTile format={format} />
    </ul>
  )
}
