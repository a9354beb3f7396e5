'use client'

import type { OrganizationView } from '@/lib/views/organization-view'

/** Says politely what changed while research goes on. Its words change only with the status and the badges. */
export function Announcement({ view }: { view: OrganizationView }) {
  const { progress, commitments, score } = view
  const badges = commitments.map(
    ({ name, answer, headline }) => `${name}: ${answer === 'unknown' ? 'unknown' : headline}`,
  )
  const points = score.points === null ? '' : ` Score ${score.points} of 100.`
  return (
    <p aria-live="polite" className="sr-only">
      {progress.phase === 'in_progress'
        ? `${progress.sentence}.`
        : `${progress.sentence}.${points} ${badges.join('. ')}.`}
    </p>
  )
}
