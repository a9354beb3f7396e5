'use client'

import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { DataTable } from '@/components/charts/data-table'
import { LevelMark } from '@/components/ui/level-mark'
import { Panel } from '@/components/ui/panel'
import { Unknown } from '@/components/ui/unknown'
import type { Format } from '@/lib/format/create-format'
import { safeHref } from '@/lib/format/safe-href'
import { toPoints } from '@/lib/format/score'
import { useFormat } from '@/lib/format/use-format'
import { paths } from '@/lib/paths'
import { industryQuery } from '@/lib/queries/class-figures'
import type { IndustryFiguresAnswer } from '@/lib/views/class-figures-answer'
import { distributeIntensities, distributeScores } from '@/lib/views/distribution-view'
import { rankLevel } from '@/lib/views/rank-level'
import { ClassState } from './class-state'
import { DistributionPanel } from './distribution-panel'
import { Facts } from './facts'
import { OwnOrganizations } from './own-organizations'

const unit = 'kg CO₂e per USD'
const sourceOfKnown =
  'Scopes 1 and 2 over revenue of each company’s newest year with both, in US dollars at that year’s rate, from the sources on the data page.'

const basisWords: Readonly<Record<string, string>> = {
  epa_supply_chain: 'US EPA supply-chain factor, cradle to gate',
  median_of_disclosed: 'Median of disclosed factors',
}

function Factors({ industry, format }: { industry: IndustryFiguresAnswer; format: Format }) {
  const { performances, peer_median: median } = industry
  return (
    <Panel
      title="Benchmarks"
      footer={
        median === null
          ? 'Fewer than five known companies disclose scopes 1 and 2 with revenue, so there is no median of peers.'
          : `Median of peers, scopes 1 and 2: ${format.factor(median.value)} ${unit} over ${median.organizations ?? '?'} companies.`
      }
    >
      {performances.length === 0 ? (
        <p className="text-ink-soft">No factor of this industry is known.</p>
      ) : (
        <DataTable
          caption="Emission factors of the industry"
          head={['Year', 'Factor', 'Unit', 'Region', 'What it is']}
          rows={performances.map(
            ({ year, emission_factor: factor, currency, region, basis, organizations, source }) => {
              const href = safeHref(source.url)
              const words = basis === null ? 'Factor' : (basisWords[basis] ?? basis.replaceAll('_', ' '))
              const of = organizations === null ? words : `${words} of ${organizations} companies`
              return {
                key: `${year} ${basis}`,
                cells: [
                  year,
                  format.factor(factor),
                  `kg CO₂e per ${currency ?? 'unit of revenue'}`,
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
  const { known, organizations } = industry
  const level = rankLevel(industry.level)
  const own = organizations.flatMap(({ intensity }) => (intensity === null ? [] : [intensity.value]))
  const ownScores = organizations.flatMap(({ score }) => (score === null ? [] : [score]))
  const count = (value: number | null) => (value === null ? <Unknown reason="Not known" /> : format.number.whole(value))
  return (
    <div className="flex flex-col gap-5">
      <header>
        <p className="text-ink-soft">
          <Link href={paths.industries} className="link">
            Industries
          </Link>
          {industry.section?.name ? ` · ${industry.section.name}` : null} · ISIC {industry.id}
        </p>
        <h1 className="mt-1 font-strong text-xl tracking-tight">{industry.name}</h1>
      </header>
      <Panel title="In short">
        <Facts
          facts={[
            { label: 'Carbon intensity', value: <LevelMark step={level.step} word={level.word} /> },
            { label: 'Known companies', value: count(known.companies) },
            { label: 'Disclose figures', value: count(known.disclosing) },
            {
              label: 'Mean score',
              value:
                industry.mean_score === null ? (
                  <Unknown reason="Too few scored" />
                ) : (
                  String(toPoints(industry.mean_score))
                ),
            },
          ]}
        />
      </Panel>
      <Factors industry={industry} format={format} />
      <DistributionPanel
        title={`Intensity in ${industry.name}`}
        unit={unit}
        view={distributeIntensities(known.intensities, own, format)}
        writeMedian={(median) => `${format.factor(median)} ${unit}`}
        source={sourceOfKnown}
        format={format}
      />
      <DistributionPanel
        title={`Scores in ${industry.name}`}
        unit="points"
        view={distributeScores(known.scores, ownScores)}
        writeMedian={(median) => `${median} points`}
        source="Scores of the known companies, by the published methodology. 0 is worst, 100 is best."
        format={format}
      />
      <OwnOrganizations
        organizations={organizations}
        total={industry.organizations_total}
        known={known.intensities}
        place={industry.name}
        format={format}
      />
    </div>
  )
}

/** One industry: its benchmarks, its known companies, and where the team's own stand. */
export function IndustryPage({ code, locale }: { code: string; locale: string }) {
  const { data, error, isFetching, refetch } = useQuery(industryQuery(code))
  const format = useFormat(locale)
  return (
    <ClassState
      data={data}
      error={error}
      isFetching={isFetching}
      onRetry={() => void refetch()}
      heading="Industry"
      notOffered="This service does not tell of single industries"
    >
      {(industry: IndustryFiguresAnswer) => <Industry industry={industry} format={format} />}
    </ClassState>
  )
}
