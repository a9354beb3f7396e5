'use client'

import { type ReactNode, useRef } from 'react'
import { useMessages } from '@/lib/messages/messages-provider'
import type { ChartData } from './chart-data'
import { ChartDownloads } from './chart-downloads'
import { useChartSubject } from './chart-subject'

export type LegendEntry = { label: string; colour: string; look: 'area' | 'line' | 'dashed' | 'hatched' | 'open' }

function Key({ colour, look }: Omit<LegendEntry, 'label'>) {
  if (look === 'area')
    return (
      <span
        className="size-3 shrink-0 rounded-[2px] forced-color-adjust-none"
        style={{ background: colour }}
        aria-hidden="true"
      />
    )
  if (look === 'open')
    return <span className="size-3 shrink-0 border border-ink-faint border-dashed" aria-hidden="true" />
  if (look === 'hatched') {
    return (
      <span
        className="size-3 shrink-0 rounded-[2px] border border-line-strong forced-color-adjust-none"
        style={{ background: `repeating-linear-gradient(135deg, ${colour} 0 1.5px, transparent 1.5px 4px)` }}
        aria-hidden="true"
      />
    )
  }
  return (
    <svg viewBox="0 0 16 4" className="h-1 w-4 shrink-0" aria-hidden="true">
      <line
        x1="0"
        x2="16"
        y1="2"
        y2="2"
        stroke={colour}
        strokeWidth="2.5"
        strokeDasharray={look === 'dashed' ? '4 2' : undefined}
      />
    </svg>
  )
}

type ChartFrameProps = {
  /** The subject in a few words: heading of a picture and name of a file. */
  title: string
  /** The message in a sentence: replaces the heading of a picture. */
  claim?: string
  /** The unit of the axis: "Mt CO₂e", "USD". */
  unit: string
  legend: readonly LegendEntry[]
  children: ReactNode
  /** The same figures as a readable table. */
  table: ReactNode
  /** The same figures as plain numbers, for a file. */
  data: ChartData
  /** Their sources in one line, which are included in a picture. */
  source: string
  height?: 'normal' | 'tall'
  isBusy?: boolean
}

/** A chart with its unit, its legend, and its figures as a table one click away. */
export function ChartFrame(props: ChartFrameProps) {
  const words = useMessages('charts')
  const subject = useChartSubject()
  const { title, claim, unit, legend, children, table, data, source, height = 'normal', isBusy = false } = props
  const figure = useRef<HTMLElement>(null)
  return (
    <figure ref={figure} aria-busy={isBusy} className={isBusy ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
      <figcaption className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-xs">
        <span>{unit}</span>
        {legend.length > 1 ? (
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {legend.map(({ label, colour, look }) => (
              <li key={label} className="flex items-center gap-1.5">
                <Key colour={colour} look={look} />
                {label}
              </li>
            ))}
          </ul>
        ) : null}
      </figcaption>
      <div className={height === 'tall' ? 'h-96 print:h-72' : 'h-56 print:h-48'}>{children}</div>
      <div className="relative mt-3 print:hidden">
        <details>
          <summary className="w-fit text-accent text-xs">{words('showAsTable')}</summary>
          <div className="mt-2">{table}</div>
        </details>
        <div className="absolute top-0 right-0">
          <ChartDownloads
            figure={figure}
            title={title}
            claim={claim ?? null}
            subject={subject}
            unit={unit}
            legend={legend}
            source={source}
            data={data}
          />
        </div>
      </div>
    </figure>
  )
}
