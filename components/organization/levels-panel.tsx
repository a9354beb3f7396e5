import { LevelMark } from '@/components/ui/level-mark'
import { Panel } from '@/components/ui/panel'
import type { OrganizationView } from '@/lib/views/organization-view'
import type { RankLevel } from '@/lib/views/rank-level'

function Level({ title, of, level }: { title: string; of: string; level: RankLevel }) {
  return (
    <div className="flex flex-col gap-2.5">
      <h3 className="text-ink-soft">{title}</h3>
      <LevelMark step={level.step} word={level.word} size="large" />
      <p className="text-ink-faint text-xs">{of}</p>
    </div>
  )
}

/** How carbon intensive the organization's surroundings are: its industry and its country. */
export function LevelsPanel({
  industry,
  region,
  view,
}: {
  industry: RankLevel
  region: RankLevel
  view: OrganizationView
}) {
  return (
    <Panel
      title="Carbon intensity around it"
      footer="Five steps against all industries and all countries. Very high is bad."
    >
      <div className="flex flex-wrap gap-x-10 gap-y-6 lg:flex-col">
        <Level title="Its industry" of={view.industry?.name ?? 'Industry not known'} level={industry} />
        <Level title="Its country" of={view.country?.name ?? 'Country not known'} level={region} />
      </div>
    </Panel>
  )
}
