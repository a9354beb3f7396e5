export type TooltipRow = { key: string; label: string; colour: string; text: string }

/** The figures of the year under the pointer. */
export function ChartTooltip(props: { title: string; rows: readonly TooltipRow[]; note?: string | null }) {
  const { title, rows, note } = props
  return (
    <div className="rounded border border-line bg-raised px-3 py-2 text-ink text-xs shadow-float">
      <p className="mb-1 font-strong">{title}</p>
      <dl className="grid grid-cols-[auto_auto] gap-x-4 gap-y-0.5">
        {rows.map(({ key, label, colour, text }) => (
          <div key={key} className="contents">
            <dt className="flex items-center gap-1.5 text-ink-soft">
              <span
                className="size-2 rounded-[2px] forced-color-adjust-none"
                style={{ background: colour }}
                aria-hidden="true"
              />
              {label}
            </dt>
            <dd className="text-right">{text}</dd>
          </div>
        ))}
      </dl>
      {note ? <p className="mt-1 text-ink-soft">{note}</p> : null}
    </div>
  )
}
