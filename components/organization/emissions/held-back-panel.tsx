import { Panel } from '@/components/ui/panel'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { isWorldwide } from '@/lib/views/list/listed-figures'

/** Years for which a source has figures and the page shows none, each with the reason. */
export function HeldBackPanel({ heldBack }: { heldBack: OrganizationAnswer['held_back'] }) {
  const words = useMessages('organization')
  const { country } = useFormat()
  if (heldBack.length === 0) return null
  return (
    <Panel title={words('heldBack')}>
      <p className="text-ink-soft">{words('heldBackIntro')}</p>
      <dl className="mt-3 grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
        {heldBack.map(({ year, region, publisher, reason, is_said: isSaid }) => {
          const of = { year: String(year), publisher: publisher ?? '' }
          return (
            <div key={`${year} ${region} ${publisher} ${reason}`} className="contents">
              <dt>
                {isWorldwide({ region })
                  ? words('heldBackYear', of)
                  : words('heldBackYearIn', { ...of, country: country(region ?? '').name })}
              </dt>
              <dd className="text-ink-soft" lang={isSaid ? undefined : 'en'}>
                {reason}
              </dd>
            </div>
          )
        })}
      </dl>
    </Panel>
  )
}
