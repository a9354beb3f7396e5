'use client'

import { useId, useState } from 'react'
import { ChartFrame } from '@/components/charts/chart-frame'
import { DataTable } from '@/components/charts/data-table'
import { LazyCategoryBars } from '@/components/charts/lazy-charts'
import { EvidenceButton } from '@/components/evidence/evidence-button'
import { NativeSelect } from '@/components/ui/fields/native-select'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Scope3Year } from '@/lib/views/emissions/scope-3-view'
import type { Region } from '@/lib/views/emissions/worldwide'

type Scope3ChartProps = {
  years: readonly [Scope3Year, ...Scope3Year[]]
  region: Region
  source: string
  format: Format
}

/** Scope 3 of one year by category, largest first. */
export function Scope3Chart({ years, region, source, format }: Scope3ChartProps) {
  const words = useMessages('organization')
  const id = useId()
  const [chosen, setChosen] = useState(years[0].year)
  const shown = years.find(({ year }) => year === chosen) ?? years[0]
  const unit = `${shown.unit} CO₂e`
  const title = words('scope3CategoryPlace', { what: String(shown.year) })
  return (
    <section aria-label={words('scope3ByCategory')} className="mt-5 border-line border-t pt-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-strong">{words('scope3ByCategory')}</h3>
        <label htmlFor={id} className="flex items-center gap-2 text-ink-soft text-xs print:hidden">
          {words('year')}
          <NativeSelect id={id} value={shown.year} onChange={(event) => setChosen(Number(event.target.value))}>
            {years.map(({ year }) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </NativeSelect>
        </label>
      </div>
      <ChartFrame
        title={title}
        unit={unit}
        legend={[]}
        height="tall"
        source={source}
        data={{ head: [words('category'), unit], rows: shown.bars.map(({ label, value }) => [label, value]) }}
        table={
          <DataTable
            caption={words('inUnit', { what: title, unit })}
            head={[words('category'), unit]}
            rows={shown.bars.map(({ key, label, kilograms, pointer }) => ({
              key,
              cells: [
                label,
                <EvidenceButton key="value" of={{ region, year: shown.year, pointers: [pointer] }}>
                  {format.mass(kilograms, shown.unit).figure}
                </EvidenceButton>,
              ],
            }))}
          />
        }
      >
        <LazyCategoryBars
          title={words('inUnit', { what: title, unit })}
          bars={shown.bars}
          colour="var(--series-3)"
          formatTick={(value) => format.number.compact(value)}
          formatValue={(value) => `${format.number.significant(value, 4)} ${unit}`}
        />
      </ChartFrame>
      <p className="mt-2 text-ink-faint text-xs">{shown.coverage}</p>
    </section>
  )
}
