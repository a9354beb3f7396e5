import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { WebhookAnswer } from '@/lib/views/answers/webhooks-answer'
import { changeGroupNames, changeGroups } from '@/lib/views/changes/change-groups'
import { joinWithCommas } from '@/lib/views/translate/list-words'
import { Deliveries } from './deliveries'

export type WebhookAction =
  | { kind: 'switch'; id: number; state: 'on' | 'off' }
  | { kind: 'remove'; id: number }
  | { kind: 'secret'; id: number }
  | { kind: 'replay'; id: number; deliveryIds: readonly number[] | null }

type WebhookEntryProps = {
  webhook: WebhookAnswer
  format: Format
  isBusy: boolean
  onAct: (action: WebhookAction) => void
}

/** One address: whether it is on, the outcome of its messages, and its actions. */
export function WebhookEntry({ webhook, format, isBusy, onAct }: WebhookEntryProps) {
  const words = useMessages('webhooks')
  const kindWords = useMessages('changes')
  const heading = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [isSure, setIsSure] = useState(false)
  const { id, url, description, kinds, state, deliveries, earlier_secret_until: earlierUntil } = webhook
  const groups = changeGroupNames.filter((group) => changeGroups[group].some((kind) => kinds?.includes(kind)))
  const number = (count: number | null) => format.number.whole(count ?? 0)
  return (
    <li aria-labelledby={heading} className="border-line border-t py-4 first:border-0 first:pt-0 last:pb-0">
      <h2 id={heading} className="wrap-anywhere font-strong">
        {url}
      </h2>
      {description === null ? null : <p className="wrap-anywhere">{description}</p>}
      <p className="text-ink-soft">
        {words(state)} ·{' '}
        {kinds === null
          ? words('allKinds')
          : joinWithCommas(
              groups.map((group) => kindWords(group)),
              format,
            )}{' '}
        ·{' '}
        {words('counts', {
          delivered: number(deliveries.delivered),
          waiting: number(deliveries.waiting),
          dead: number(deliveries.dead),
        })}
      </p>
      {webhook.is_gone === true ? <p className="text-danger">{words('gone')}</p> : null}
      {earlierUntil === null ? null : (
        <p className="text-ink-soft text-xs">{words('earlierUntil', { day: format.day(earlierUntil) })}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="plain" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {words('showMessages')}
        </Button>
        <Button
          look="plain"
          disabled={isBusy}
          onClick={() => onAct({ kind: 'switch', id, state: state === 'on' ? 'off' : 'on' })}
        >
          {words(state === 'on' ? 'switchOff' : 'switchOn')}
        </Button>
        <Button look="plain" disabled={isBusy} onClick={() => onAct({ kind: 'secret', id })}>
          {words('newSecret')}
        </Button>
        <Button
          look="plain"
          disabled={isBusy}
          onClick={() => (isSure ? onAct({ kind: 'remove', id }) : setIsSure(true))}
        >
          {words(isSure ? 'removeSure' : 'remove')}
        </Button>
      </div>
      {isOpen ? (
        <Deliveries
          id={id}
          format={format}
          isBusy={isBusy}
          onReplay={(deliveryIds) => onAct({ kind: 'replay', id, deliveryIds })}
        />
      ) : null}
    </li>
  )
}
