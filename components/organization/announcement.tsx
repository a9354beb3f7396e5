'use client'

import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { CommitmentPart } from '@/lib/views/organization/commitments-view'
import type { OrganizationView } from '@/lib/views/organization/organization-view'
import { joinSentences } from '@/lib/views/translate/list-words'

/** Announces to screen readers what changed during research. Its text changes only with the status and the badges. */
export function Announcement({ view }: { view: OrganizationView }) {
  const words = useMessages('organization')
  const format = useFormat()
  const { progress, commitments, score } = view
  const { sentence } = progress
  // Each list of a badge separately, because its answer may differ from that of the others.
  const lists = commitments.flatMap((commitment): readonly Pick<CommitmentPart, 'name' | 'answer' | 'headline'>[] =>
    commitment.parts.length > 0 ? commitment.parts : [commitment],
  )
  const said = lists.map(({ name, answer, headline }) =>
    words('announceBadge', { name, said: answer === 'unknown' ? words('announceUnknown') : headline }),
  )
  const badges = joinSentences(said, format)
  const { points } = score
  const ended =
    points === null
      ? words('announceComplete', { sentence, badges })
      : words('announceScore', { sentence, points, badges })
  return (
    <p aria-live="polite" className="sr-only">
      {progress.phase === 'in_progress' ? words('announceOpen', { sentence }) : ended}
    </p>
  )
}
