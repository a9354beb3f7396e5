import type { Step } from './use-import'

const steps = [
  { step: 'sheet', label: 'Paste or upload' },
  { step: 'columns', label: 'Columns' },
  { step: 'preview', label: 'Preview' },
  { step: 'register', label: 'Register' },
] as const

/** Where the reader is among the steps. */
export function StepList({ step }: { step: Step }) {
  const current = steps.findIndex((one) => one.step === step)
  return (
    <ol className="mt-5 flex flex-wrap gap-x-6 gap-y-2 border-line border-b pb-3">
      {steps.map(({ step: one, label }, place) => (
        <li
          key={one}
          {...(place === current ? { 'aria-current': 'step' as const } : {})}
          className={place === current ? 'font-strong text-ink' : 'text-ink-faint'}
        >
          {place + 1}. {label}
        </li>
      ))}
    </ol>
  )
}
