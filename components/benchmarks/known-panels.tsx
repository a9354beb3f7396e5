import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { IndustryFiguresAnswer } from '@/lib/views/class-figures-answer'
import { distributeIntensities, distributeScores } from '@/lib/views/distribution-view'
import { DistributionPanel } from './distribution-panel'
import { OwnOrganizations } from './own-organizations'

type KnownPanelsProps = {
  figures: Pick<IndustryFiguresAnswer, 'known' | 'organizations' | 'organizations_total'>
  /** The industry or country by its name. */
  place: string
  titles: { intensity: string; scores: string }
  /** Where the intensities come from, in words. */
  source: string
  format: Format
}

/** The known companies of an industry or country by intensity and by score, and where the team's own stand among them. */
export function KnownPanels({ figures, place, titles, source, format }: KnownPanelsProps) {
  const words = useMessages('benchmarks')
  const unit = words('perUsd')
  const { known, organizations } = figures
  const own = organizations.flatMap(({ intensity }) => (intensity === null ? [] : [intensity.value]))
  const ownScores = organizations.flatMap(({ score }) => (score === null ? [] : [score]))
  return (
    <>
      <DistributionPanel
        title={titles.intensity}
        unit={unit}
        view={distributeIntensities(known.intensities, own, format)}
        writeMedian={(median) => `${format.factor(median)} ${unit}`}
        source={source}
        format={format}
      />
      <DistributionPanel
        title={titles.scores}
        unit={words('points')}
        view={distributeScores(known.scores, ownScores)}
        writeMedian={(median) => words('pointsOf', { count: median })}
        source={words('scoresSource')}
        format={format}
      />
      <OwnOrganizations
        organizations={organizations}
        total={figures.organizations_total}
        known={known.intensities}
        place={place}
        format={format}
      />
    </>
  )
}
