import { useMessages } from '@/lib/messages/messages-provider'
import type { Step } from './import-state'

const steps = [
  { step: 'sheet', label: 'stepSheet' },
  { step: 'columns', label: 'stepColumns' },
  { step: 'preview', label: 'stepPreview' },
  { step: 'register', label: 'stepRegister' },
] as const

/** The steps, with the present one marked. */
export function StepList({ step }: { step: Step }) {
  const words = useMessages('import')
  const current = steps.findIndex((one) => one.step === step)
  return (
    <ol className="mt-5 flex flex-wrap gap-x-6 gap-y-2 border-line border-b pb-3">
      {steps.map(({ step: one, label }, place) => (
        <li
          key={one}
          {...(place === current ? { 'aria-current': 'step' as const } : {})}
          className={place === current ? 'font-strong text-ink' : 'text-ink-faint'}
        >
          {place + 1}. {words(label)}
        </li>
      ))}
    </ol>
  )
}
