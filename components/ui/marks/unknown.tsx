/** A value we do not have: an en dash that says why, to a pointer and to a screen reader. */
export function Unknown({ reason }: { reason: string }) {
  return (
    <span title={reason} className="text-ink-faint">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{reason}</span>
    </span>
  )
}
