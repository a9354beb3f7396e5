/** An unknown value: an en dash with the reason as its tooltip, also for screen readers. */
export function Unknown({ reason }: { reason: string }) {
  return (
    <span title={reason} className="text-ink-faint">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{reason}</span>
    </span>
  )
}
