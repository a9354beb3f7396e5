'use client'

import { useQuery } from '@tanstack/react-query'
import { AnswerState } from '@/components/ui/answer-state'
import { Flag } from '@/components/ui/marks/flag'
import { LevelMark } from '@/components/ui/marks/level-mark'
import { Unknown } from '@/components/ui/marks/unknown'
import { PageLink } from '@/components/ui/page-link'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { regionQuery } from '@/lib/queries/organization/class-figures'
import { useAnswerState } from '@/lib/queries/use-answer-state'
import type { RegionFiguresAnswer } from '@/lib/views/answers/class-figures-answer'
import { rankLevel } from '@/lib/views/organization/rank-level'
import { Facts } from './facts'
import { KnownPanels } from './known-panels'
import { SourcesLine } from './sources-line'

function Region({ region, format }: { region: RegionFiguresAnswer; format: Format }) {
  const words = useMessages('benchmarks')
  const { known, carbon_intensity: economy } = region
  const country = format.country(region.code)
  const level = rankLevel(region.level, format)
  const count = (value: number | null) =>
    value === null ? <Unknown reason={words('notKnown')} /> : format.number.whole(value)
  return (
    <div className="flex flex-col gap-5">
      <header>
        <p className="text-ink-soft">
          <PageLink href={paths.regions} className="link">
            {words('regions')}
          </PageLink>
        </p>
        <h1 className="mt-1 font-strong text-xl tracking-tight">
          <Flag code={region.code} flag={country.flag} />
          {country.name}
        </h1>
      </header>
      <Panel title={words('economy')} footer={<SourcesLine sources={region.sources} format={format} />}>
        <Facts
          facts={[
            { label: words('carbonIntensity'), value: <LevelMark step={level.step} word={level.word} /> },
            {
              label:
                economy?.year == null
                  ? words('gdpIntensity')
                  : words('gdpIntensityYear', { year: String(economy.year) }),
              value: economy === null ? <Unknown reason={words('noIntensity')} /> : format.factor(economy.value),
            },
            { label: words('knownCompanies'), value: count(known.companies) },
            { label: words('withWorldwide'), value: count(known.with_worldwide_figures) },
            { label: words('withOneCountry'), value: count(known.with_one_country_figures) },
          ]}
        />
      </Panel>
      <KnownPanels
        figures={region}
        place={country.name}
        titles={{
          intensity: null,
          scores: words('companyScores', { place: country.name }),
        }}
        format={format}
      />
    </div>
  )
}

/** One country: its economy, its known companies, and the team's own among them. */
export function RegionPage({ code, locale }: { code: string; locale: string }) {
  const words = useMessages('benchmarks')
  const state = useAnswerState(useQuery(regionQuery(code)))
  const format = useFormat(locale)
  return (
    <AnswerState {...state} heading={words('region')} notOffered={words('regionNone')}>
      {(region: RegionFiguresAnswer) => <Region region={region} format={format} />}
    </AnswerState>
  )
}
