type LevelMarkProps = { step: 1 | 2 | 3 | 4 | 5 | null; word: string; size?: 'small' | 'large' }

const colours = {
  1: 'text-level-1',
  2: 'text-level-2',
  3: 'text-level-3',
  4: 'text-level-4',
  5: 'text-level-5',
} as const
const steps = [1, 2, 3, 4, 5] as const

/** A level of five steps, shown by the number of rising bars and its word, and in addition by colour. Unknown has dashed bars. */
export function LevelMark({ step, word, size = 'small' }: LevelMarkProps) {
  const isLarge = size === 'large'
  const bars = isLarge ? 'h-7 w-10' : 'h-3.5 w-5'
  return (
    <span
      className={`inline-flex items-end whitespace-nowrap ${isLarge ? 'gap-3' : 'gap-2'} ${step ? colours[step] : 'text-ink-faint'}`}
    >
      <svg viewBox="0 0 40 28" className={`${bars} shrink-0 ${isLarge ? '' : 'mb-0.5'}`} aria-hidden="true">
        {steps.map((bar) => {
          const height = 6 + bar * 4
          const isFilled = step !== null && bar <= step
          return (
            <rect
              key={bar}
              x={(bar - 1) * 8.4 + 0.75}
              y={27.25 - height}
              width={5}
              height={height}
              rx={1}
              fill={isFilled ? 'currentColor' : 'none'}
              stroke={isFilled ? 'currentColor' : 'var(--line-strong)'}
              strokeWidth={1.25}
              strokeDasharray={step === null ? '2 2' : undefined}
            />
          )
        })}
      </svg>
      <span className={isLarge ? 'font-strong text-lg leading-none' : ''}>{word}</span>
    </span>
  )
}
