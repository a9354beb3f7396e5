'use client'

import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { Flag } from '@/components/ui/flag'
import { LevelMark } from '@/components/ui/level-mark'
import { Panel } from '@/components/ui/panel'
import { Unknown } from '@/components/ui/unknown'
import { describeCountry } from '@/lib/format/country'
import type { Format } from '@/lib/format/create-format'
import { useFormat } from '@/lib/format/use-format'
import { paths } from '@/lib/paths'
import { regionQuery } from '@/lib/queries/class-figures'
import type { RegionFiguresAnswer } from '@/lib/views/class-figures-answer'
import { distributeIntensities, distributeScores } from '@/lib/views/distribution-view'
import { rankLevel } from '@/lib/views/rank-level'
import { ClassState } from './class-state'
import { DistributionPanel } from './distribution-panel'
import { Facts } from './facts'
import { OwnOrganizations } from './own-organizations'
import { SourcesLine } from './sources-line'

function Region({ region, format }: { region: RegionFiguresAnswer; format: Format }) {
  const { known, organizations, carbon_intensity: economy } = region
  const country = describeCountry(region.code)
  const level = rankLevel(region.level)
  const own = organizations.flatMap(({ intensity }) => (intensity === null ? [] : [intensity.value]))
  const ownScores = organizations.flatMap(({ score }) => (score === null ? [] : [score]))
  const count = (value: number | null) => (value === null ? <Unknown reason="Not known" /> : format.number.whole(value))
  return (
    <div className="flex flex-col gap-5">
      <header>
        <p className="text-ink-soft">
          <Link href={paths.regions} className="link">
            Regions
          </Link>
        </p>
        <h1 className="mt-1 font-strong text-xl tracking-tight">
          <Flag code={region.code} flag={country.flag} />
          {country.name}
        </h1>
      </header>
      <Panel title="Its economy" footer={<SourcesLine sources={region.sources} format={format} />}>
        <Facts
          facts={[
            { label: 'Carbon intensity', value: <LevelMark step={level.step} word={level.word} /> },
            {
              label: economy?.year == null ? 'kg CO₂ per USD of GDP' : `kg CO₂ per USD of GDP (${economy.year})`,
              value: economy === null ? <Unknown reason="No intensity known" /> : format.factor(economy.value),
            },
            { label: 'Known companies', value: count(known.companies) },
            { label: 'Disclose figures', value: count(known.disclosing) },
          ]}
        />
      </Panel>
      <DistributionPanel
        title={`Intensity of companies in ${country.name}`}
        unit="kg CO₂e per USD"
        view={distributeIntensities(known.intensities, own, format)}
        writeMedian={(median) => `${format.factor(median)} kg CO₂e per USD`}
        source="Companies with headquarters there, of all industries: scopes 1 and 2 over revenue of each company’s newest year with both."
        format={format}
      />
      <DistributionPanel
        title={`Scores of companies in ${country.name}`}
        unit="points"
        view={distributeScores(known.scores, ownScores)}
        writeMedian={(median) => `${median} points`}
        source="Scores of the known companies, by the published methodology. 0 is worst, 100 is best."
        format={format}
      />
      <OwnOrganizations
        organizations={organizations}
        total={region.organizations_total}
        known={known.intensities}
        place={country.name}
        format={format}
      />
    </div>
  )
}

/** One country: its economy, its known companies, and where the team's own stand. */
export function RegionPage({ code, locale }: { code: string; locale: string }) {
  const { data, error, isFetching, refetch } = useQuery(regionQuery(code))
  const format = useFormat(locale)
  return (
    <ClassState
      data={data}
      error={error}
      isFetching={isFetching}
      onRetry={() => void refetch()}
      heading="Region"
      notOffered="This service does not tell of single countries"
    >
      {(region: RegionFiguresAnswer) => <Region region={region} format={format} />}
    </ClassState>
  )
}
