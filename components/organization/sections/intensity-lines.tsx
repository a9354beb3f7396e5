import { EvidenceButton } from '@/components/evidence/evidence-button'
import { LevelMark } from '@/components/ui/marks/level-mark'
import { useMessages } from '@/lib/messages/messages-provider'
import type { OrganizationView } from '@/lib/views/organization/organization-view'

/** Carbon intensity of the industry and the country, in two small lines because they are not about the organization itself. */
export function IntensityLines({ view }: { view: OrganizationView }) {
  const words = useMessages('organization')
  const lines = [
    { title: words('itsIndustry'), level: view.industryLevel, path: '/industry_rank' },
    { title: words('itsCountry'), level: view.regionLevel, path: '/region_rank' },
  ]
  return (
    <div className="border-line border-t pt-3 text-xs">
      <h3 className="text-ink-faint">{words('levelsTitle')}</h3>
      <dl className="mt-1 flex flex-col gap-2">
        {lines.map(({ title, level, path }) => (
          <div key={path} className="flex items-center justify-between gap-3">
            <dt>{title}</dt>
            <dd>
              <EvidenceButton of={path}>
                <LevelMark step={level.step} word={level.word} />
              </EvidenceButton>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
