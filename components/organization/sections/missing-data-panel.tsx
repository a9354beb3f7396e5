import { Panel } from '@/components/ui/panel'
import { useMessages } from '@/lib/messages/messages-provider'
import type { MissingData } from '@/lib/views/organization/missing-data-view'

/** All missing data in one panel, and how to get them. */
export function MissingDataPanel({ lacks }: { lacks: readonly MissingData[] }) {
  const words = useMessages('organization')
  if (lacks.length === 0) return null
  return (
    <Panel title={words('lacksTitle')}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {lacks.map(({ what, how, where }) => (
          <div key={what}>
            <dt className="font-strong">{words(what)}</dt>
            <dd className="text-ink-soft">
              {where === null ? (
                words(how)
              ) : (
                <a href={`?section=${where}${where === 'evidence' ? '#documents' : ''}`} className="link">
                  {words(how)}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
