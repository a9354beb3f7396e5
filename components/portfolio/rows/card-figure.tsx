import { Unknown } from '@/components/ui/marks/unknown'
import { YearMark } from '@/components/ui/marks/year-mark'
import { useMessages } from '@/lib/messages/messages-provider'
import type { FigureProps } from './row-cells'
import { Sparkline } from './sparkline'

/** An amount with its course over the years, and below it its year and how it was computed, for cards. */
export function CardFigure({ figure, unknown }: FigureProps) {
  const words = useMessages('portfolio')
  if (figure === null) return <Unknown reason={words(unknown)} />
  const { mass, year, isOld, isWhole, notes, sparkline } = figure
  return (
    <span className="inline-flex items-center gap-3">
      {sparkline ? <Sparkline {...sparkline} /> : null}
      {/* A figure of one country, or of a few categories, must not look like a total. */}
      <span className={`xl:min-w-36 ${isWhole ? '' : 'text-ink-soft'}`}>
        <span className="whitespace-nowrap">
          <span className={isWhole ? 'font-strong' : ''}>{mass.figure}</span> {mass.unit} CO₂e
        </span>
        <span className="block text-ink-faint text-xs">
          <YearMark year={year} isOld={isOld} />
          {notes === '' ? null : ` ${isOld ? '' : '· '}${notes}`}
        </span>
      </span>
    </span>
  )
}
