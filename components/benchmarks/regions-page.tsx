'use client'

import { useQuery } from '@tanstack/react-query'
import { AnswerState } from '@/components/ui/answer-state'
import { LevelMark } from '@/components/ui/marks/level-mark'
import { Unknown } from '@/components/ui/marks/unknown'
import type { Format } from '@/lib/format/create-format'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { regionsQuery } from '@/lib/queries/organization/class-figures'
import { useAnswerState } from '@/lib/queries/use-answer-state'
import type { RegionListAnswer } from '@/lib/views/answers/class-figures-answer'
import { rankLevel } from '@/lib/views/organization/rank-level'
import { ClassTable } from './class-table'
import { SourcesLine } from './sources-line'

function Regions({ answer, format }: { answer: RegionListAnswer; format: Format }) {
  const words = useMessages('benchmarks')
  const rows = answer.regions
    .map((region) => ({ region, country: format.country(region.code) }))
    .toSorted(
      (a, b) =>
        (b.region.organizations ?? 0) - (a.region.organizations ?? 0) ||
        a.country.name.localeCompare(b.country.name, format.locale),
    )
    .map(({ region: { code, level, carbon_intensity: economy, companies, organizations }, country }) => {
      const { step, word } = rankLevel(level, format)
      return {
        key: code,
        href: paths.region(code),
        name: country.name,
        words: `${country.name} ${code}`,
        cells: [
          <LevelMark key="level" step={step} word={word} />,
          economy === null ? <Unknown key="economy" reason={words('noIntensity')} /> : format.factor(economy.value),
          economy?.year ?? <Unknown key="year" reason={words('noYear')} />,
          format.number.whole(companies ?? 0),
          organizations === 0 || organizations === null ? '' : format.number.whole(organizations),
        ],
        figures: [step, economy?.value ?? null, economy?.year ?? null, companies ?? 0, organizations ?? 0],
      }
    })
  return (
    <div className="flex flex-col gap-5">
      <header>
        <h1 className="font-strong text-xl tracking-tight">{words('regions')}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{words('regionsClaim')}</p>
      </header>
      <ClassTable
        label={words('countries')}
        search={words('findCountry')}
        textColumns={2}
        givenOrder={{ column: 5, isFalling: true }}
        head={[
          words('country'),
          words('carbonIntensity'),
          words('gdpIntensity'),
          words('year'),
          words('knownCompanies'),
          words('yours'),
        ]}
        rows={rows}
      />
      <p className="text-ink-faint text-xs">
        <SourcesLine sources={answer.sources} format={format} />
      </p>
    </div>
  )
}

/** Every country with the carbon intensity of its economy. */
export function RegionsPage({ locale }: { locale: string }) {
  const words = useMessages('benchmarks')
  const state = useAnswerState(useQuery(regionsQuery))
  const format = useFormat(locale)
  return (
    <AnswerState {...state} heading={words('regions')} notOffered={words('regionsNone')}>
      {(answer: RegionListAnswer) => <Regions answer={answer} format={format} />}
    </AnswerState>
  )
}
