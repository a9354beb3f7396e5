import type { ReactNode } from 'react'

/** A few figures in a row, each under its name. */
export function Facts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-ink-soft text-xs">{label}</dt>
          <dd className="font-strong text-lg">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
