import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { IndustryFiguresAnswer } from '@/lib/views/answers/class-figures-answer'
import { distributeIntensities, distributeScores } from '@/lib/views/list/distribution-view'
import { DistributionPanel } from './distribution-panel'
import { OwnOrganizations } from './own-organizations'

type KnownPanelsProps = {
  figures: Pick<IndustryFiguresAnswer, 'known' | 'organizations' | 'organizations_total'>
  /** The industry or country by its name. */
  place: string
  /** `intensity`: with the source in words; null if several industries are mixed, which are not comparable. */
  titles: { intensity: { title: string; source: string } | null; scores: string }
  format: Format
}

/** The known companies of an industry or country by intensity and by score, and the team's own among them. */
export function KnownPanels({ figures, place, titles, format }: KnownPanelsProps) {
  const words = useMessages('benchmarks')
  const unit = words('perUsd')
  const { known, organizations } = figures
  const own = organizations.flatMap(({ intensity }) => (intensity === null ? [] : [intensity.value]))
  const ownScores = organizations.flatMap(({ score }) => (score === null ? [] : [score]))
  return (
    <>
      {titles.intensity === null ? null : (
        <DistributionPanel
          title={titles.intensity.title}
          unit={unit}
          view={distributeIntensities(known.intensities, own, format)}
          writeMedian={(median) => `${format.factor(median)} ${unit}`}
          source={titles.intensity.source}
          format={format}
        />
      )}
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
        known={titles.intensity === null ? [] : known.intensities}
        place={place}
        format={format}
      />
    </>
  )
}
