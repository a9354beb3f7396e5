import { EvidenceButton } from '@/components/evidence/evidence-button'
import { LevelMark } from '@/components/ui/marks/level-mark'
import { Panel } from '@/components/ui/panel'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Words } from '@/lib/messages/words'
import type { OrganizationView } from '@/lib/views/organization/organization-view'
import type { RankLevel } from '@/lib/views/organization/rank-level'

type LevelProps = { title: string; of: string; level: RankLevel; path: string }

function Level({ title, of, level, path }: LevelProps) {
  return (
    <div className="flex flex-col gap-2.5">
      <h3 className="text-ink-soft">{title}</h3>
      <p>
        <EvidenceButton of={path}>
          <LevelMark step={level.step} word={level.word} size="large" />
        </EvidenceButton>
      </p>
      <p className="text-ink-faint text-xs">{of}</p>
    </div>
  )
}

/** Returns the country whose intensity counts, and why it is that one. */
function countryAndWhy(
  { country, givenCountry: given, match }: OrganizationView,
  words: Words<'organization'>,
): string {
  if (country === null) return words('countryUnknown')
  const { name } = country
  const matched = match?.country ?? null
  if (given?.code === country.code) {
    return matched === null || matched.code === country.code
      ? words('countryAsGiven', { country: name })
      : words('countryAsGivenNotMatch', { country: name, other: matched.name })
  }
  return matched?.code === country.code ? words('countryOfMatch', { country: name }) : name
}

/** Carbon intensity of the organization's industry and country. */
export function LevelsPanel({
  industry,
  region,
  view,
}: {
  industry: RankLevel
  region: RankLevel
  view: OrganizationView
}) {
  const words = useMessages('organization')
  const group = view.industryGroup && words('industryOneOfNamed', { industries: view.industryGroup.names.join('; ') })
  return (
    <Panel title={words('levelsTitle')} footer={words('levelsFooter')}>
      <div className="flex flex-wrap gap-x-10 gap-y-6 lg:flex-col">
        <Level
          title={words('itsIndustry')}
          of={view.industry?.name ?? group ?? words('industryUnknown')}
          level={industry}
          path="/industry_rank"
        />
        <Level title={words('itsCountry')} of={countryAndWhy(view, words)} level={region} path="/region_rank" />
      </div>
    </Panel>
  )
}
