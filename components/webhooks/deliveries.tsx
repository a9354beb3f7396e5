import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import { paths } from '@/lib/paths'
import { deliveriesQuery } from '@/lib/queries/webhooks/webhooks-query'
import type { DeliveryAnswer } from '@/lib/views/answers/webhooks-answer'

const stateKeys: Readonly<Record<DeliveryAnswer['state'], Key<'webhooks'>>> = {
  waiting: 'stateWaiting',
  sending: 'stateSending',
  delivered: 'stateDelivered',
  dead: 'stateDead',
}

type DeliveriesProps = {
  id: number
  format: Format
  isBusy: boolean
  /** Null: all that were given up. */
  onReplay: (ids: readonly number[] | null) => void
}

/** The newest messages of one address, with why the last attempt did not count, and sending them again. */
export function Deliveries({ id, format, isBusy, onReplay }: DeliveriesProps) {
  const words = useMessages('webhooks')
  const { data } = useQuery(deliveriesQuery(id))
  if (data === undefined) return <div role="status" className="skeleton mt-4 h-24" />
  if (data.length === 0) return <p className="mt-4 text-ink-faint">{words('noMessages')}</p>
  return (
    <div className="mt-4 flex flex-col gap-3">
      {data.some(({ state }) => state === 'dead') ? (
        <Button look="plain" disabled={isBusy} onClick={() => onReplay(null)} className="self-start">
          {words('replayDead')}
        </Button>
      ) : null}
      <ul className="divide-y divide-line border-line border-t">
        {data.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} format={format} isBusy={isBusy} onReplay={onReplay} />
        ))}
      </ul>
    </div>
  )
}

type DeliveryProps = Omit<DeliveriesProps, 'id'> & { delivery: DeliveryAnswer }

function Delivery({ delivery, format, isBusy, onReplay }: DeliveryProps) {
  const words = useMessages('webhooks')
  const { organization, kind, state, attempts, failure, ended_at: endedAt, next_attempt_at: nextAt } = delivery
  const at = endedAt ?? nextAt
  const isOpen = state === 'waiting' || state === 'sending'
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
      <p className="wrap-anywhere min-w-0 flex-1 basis-72">
        <PageLink href={paths.organization(organization.id)} className="link">
          {organization.name ?? String(organization.id)}
        </PageLink>{' '}
        <code className="text-ink-soft text-xs">{kind}</code>
        {failure === null ? null : <span className="block text-ink-soft text-xs">{failure}</span>}
      </p>
      <p className={state === 'dead' ? 'text-danger text-xs' : 'text-ink-faint text-xs'}>
        {[words(stateKeys[state]), words('attempts', { count: attempts ?? 0 }), at === null ? null : format.day(at)]
          .filter((part) => part !== null)
          .join(' · ')}
      </p>
      {isOpen ? null : (
        <button type="button" className="link text-xs" disabled={isBusy} onClick={() => onReplay([delivery.id])}>
          {words('replay')}
        </button>
      )}
    </li>
  )
}
