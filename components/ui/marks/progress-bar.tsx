/** Progress from 0 to 1, as text and as a bar; `share` is null where it is unknown. */
export function ProgressBar({ share, label }: { share: number | null; label: string }) {
  return (
    <div className="basis-full">
      <p>{label}</p>
      {share === null ? null : (
        <div
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          className="mt-1 h-1.5 overflow-hidden rounded-full bg-skeleton"
        >
          <div className="h-full bg-accent" style={{ width: `${Math.min(100, share * 100)}%` }} />
        </div>
      )}
    </div>
  )
}
