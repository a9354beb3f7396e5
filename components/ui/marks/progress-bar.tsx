/** How far something is (0 to 1), in words and as a bar; `share` null where nobody knows. */
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
