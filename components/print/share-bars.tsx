export type ShareBar = { key: string; label: string; share: number; figure: string }

const width = 640
const row = 22
const named = 220

/** Shares as bars with their names and figures, drawn by the server. */
export function ShareBars({ label, bars }: { label: string; bars: readonly ShareBar[] }) {
  const largest = Math.max(0.0001, ...bars.map(({ share }) => share))
  const room = width - named - 110
  return (
    <svg viewBox={`0 0 ${width} ${row * bars.length}`} role="img" aria-label={label} className="w-full">
      <title>{label}</title>
      {bars.map(({ key, label: name, share, figure }, place) => (
        <g key={key} transform={`translate(0 ${row * place})`}>
          <text x="0" y="15" fontSize="12" fill="var(--ink)">
            {name.length > 34 ? `${name.slice(0, 33)}…` : name}
          </text>
          <rect x={named} y="4" height={row - 9} width={Math.max(1, (share / largest) * room)} fill="var(--series-2)" />
          <text x={named + Math.max(1, (share / largest) * room) + 6} y="15" fontSize="12" fill="var(--ink-soft)">
            {figure}
          </text>
        </g>
      ))}
    </svg>
  )
}
