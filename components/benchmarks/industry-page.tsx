'use client'

import { useQuery } from '@tanstack/react-query'
import { DataTable } from '@/components/charts/data-table'
import { AnswerState } from '@/components/ui/answer-state'
import { LevelMark } from '@/components/ui/marks/level-mark'
import { Unknown } from '@/components/ui/marks/unknown'
import { PageLink } from '@/components/ui/page-link'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { safeHref } from '@/lib/format/safe-href'
import { toPoints } from '@/lib/format/score'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import { paths } from '@/lib/paths'
import { industryQuery } from '@/lib/queries/organization/class-figures'
import { useAnswerState } from '@/lib/queries/use-answer-state'
import type { IndustryFiguresAnswer } from '@/lib/views/answers/class-figures-answer'
import { rankLevel } from '@/lib/views/organization/rank-level'
import { Facts } from './facts'
import { KnownPanels } from './known-panels'

const basisKeys: Readonly<Record<string, Key<'benchmarks'>>> = {
  epa_supply_chain: 'basisEpa',
  median_of_disclosed: 'basisMedian',
}

function Factors({ industry, format }: { industry: IndustryFiguresAnswer; format: Format }) {
  const words = useMessages('benchmarks')
  const figures = useMessages('figures')
  const { performances, peer_median: median } = industry
  return (
    <Panel
      title={words('benchmarks')}
      footer={
        median === null
          ? words('medianNone')
          : words('medianOfPeers', {
              median: `${format.factor(median.value)} ${words('perUsd')}`,
              count: String(median.organizations ?? '?'),
            })
      }
    >
      {performances.length === 0 ? (
        <p className="text-ink-soft">{words('industryFactorNone')}</p>
      ) : (
        <DataTable
          caption={words('factorsCaption')}
          texts={[2, 3, 4]}
          head={[words('year'), words('factor'), words('unit'), words('region'), words('whatItIs')]}
          rows={performances.map(
            ({ year, emission_factor: factor, currency, region, basis, organizations, source }) => {
              const href = safeHref(source.url)
              const key = basis === null ? 'factor' : basisKeys[basis]
              const said = key ? words(key) : (basis ?? '').replaceAll('_', ' ')
              const of = organizations === null ? said : words('basisOf', { basis: said, count: String(organizations) })
              return {
                key: `${year} ${basis}`,
                cells: [
                  year,
                  format.factor(factor),
                  figures('kgPerCurrency', { currency: currency ?? figures('unitOfRevenue') }),
                  region ?? '',
                  href ? (
                    <a key="source" href={href} rel="noreferrer" className="link">
                      {of}
                    </a>
                  ) : (
                    of
                  ),
                ],
              }
            },
          )}
        />
      )}
    </Panel>
  )
}

function Industry({ industry, format }: { industry: IndustryFiguresAnswer; format: Format }) {
  const words = useMessages('benchmarks')
  const { known } = industry
  const name = format.industryName(industry.name)
  const level = rankLevel(industry.level, format)
  const count = (value: number | null) =>
    value === null ? <Unknown reason={words('notKnown')} /> : format.number.whole(value)
  return (
    <div className="flex flex-col gap-5">
      <header>
        <p className="text-ink-soft">
          <PageLink href={paths.industries} className="link">
            {words('industries')}
          </PageLink>
          {industry.section?.name ? ` · ${format.industryName(industry.section.name)}` : null} · ISIC {industry.id}
        </p>
        <h1 className="mt-1 font-strong text-xl tracking-tight">{name}</h1>
        {name === industry.name ? null : (
          <p lang="en" className="text-ink-soft">
            {industry.name}
          </p>
        )}
      </header>
      <Panel title={words('inShort')}>
        <Facts
          facts={[
            { label: words('carbonIntensity'), value: <LevelMark step={level.step} word={level.word} /> },
            { label: words('knownCompanies'), value: count(known.companies) },
            { label: words('withWorldwide'), value: count(known.with_worldwide_figures) },
            { label: words('withOneCountry'), value: count(known.with_one_country_figures) },
            {
              label: words('meanScore'),
              value:
                industry.mean_score === null ? (
                  <Unknown reason={words('tooFewScored')} />
                ) : (
                  String(toPoints(industry.mean_score))
                ),
            },
          ]}
        />
      </Panel>
      <Factors industry={industry} format={format} />
      <KnownPanels
        figures={industry}
        place={name}
        titles={{
          intensity: { title: words('intensityIn', { place: name }), source: words('sourceOfIndustry') },
          scores: words('scoresIn', { place: name }),
        }}
        format={format}
      />
    </div>
  )
}

/** One industry: its benchmarks, its known companies, and the team's own among them. */
export function IndustryPage({ code, locale }: { code: string; locale: string }) {
  const words = useMessages('benchmarks')
  const state = useAnswerState(useQuery(industryQuery(code)))
  const format = useFormat(locale)
  return (
    <AnswerState {...state} heading={words('industry')} notOffered={words('industryNone')}>
      {(industry: IndustryFiguresAnswer) => <Industry industry={industry} format={format} />}
    </AnswerState>
  )
}
