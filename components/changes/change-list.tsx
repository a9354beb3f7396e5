import { ProperName } from '@/components/ui/marks/proper-name'
import { PageLink } from '@/components/ui/page-link'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import type { ChangeAnswer } from '@/lib/views/answers/changes-answer'
import { placeOfChange, sayNotedChange } from '@/lib/views/changes/say-noted-change'

type ChangeListProps = { changes: readonly ChangeAnswer[]; by: 'happened' | 'noted'; format: Format; isBusy: boolean }

function dayOf({ happened_on, noted_at }: ChangeAnswer, by: ChangeListProps['by']): string {
  return (by === 'happened' ? happened_on : noted_at).slice(0, 10)
}

function Change({ change, by, format }: { change: ChangeAnswer } & Pick<ChangeListProps, 'by' | 'format'>) {
  const words = useMessages('changes')
  const { organization, happened_on: happenedOn, noted_at: notedAt, is_history: isHistory } = change
  // The heading already shows the other day.
  const otherDay = by === 'happened' ? notedAt.slice(0, 10) : happenedOn
  const isSameDay = otherDay === dayOf(change, by)
  const aside = isHistory
    ? words('history')
    : isSameDay
      ? null
      : by === 'happened'
        ? words('notedOn', { day: format.day(otherDay) })
        : format.day(otherDay)
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3">
      <p className="wrap-anywhere min-w-0 flex-1 basis-72">
        <PageLink href={paths.organization(organization.id)} className="link font-strong">
          <ProperName>{organization.name ?? String(organization.id)}</ProperName>
        </PageLink>
        <span className="block">{sayNotedChange(change, format)}</span>
      </p>
      <p className="flex gap-4 text-ink-faint text-xs">
        {aside === null ? null : <span>{aside}</span>}
        <PageLink
          href={placeOfChange(change) as '/'}
          className="link"
          aria-label={`${words('evidence')}: ${organization.name ?? organization.id}`}
        >
          {words('evidence')}
        </PageLink>
      </p>
    </li>
  )
}

/** Changes by the day on which they happened or were recorded. */
export function ChangeList({ changes, by, format, isBusy }: ChangeListProps) {
  const words = useMessages('changes')
  const days = [...new Set(changes.map((change) => dayOf(change, by)))]
  if (changes.length === 0) return <p className="panel p-4 text-ink-soft">{words('none')}</p>
  return (
    <div aria-busy={isBusy} className={`flex flex-col gap-5 transition-opacity ${isBusy ? 'opacity-60' : ''}`}>
      {days.map((day) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="mb-2 font-strong text-ink-soft">
            {format.day(day)}
          </h2>
          <ul className="panel divide-y divide-line">
            {changes
              .filter((change) => dayOf(change, by) === day)
              .map((change) => (
                <Change key={change.id} change={change} by={by} format={format} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
