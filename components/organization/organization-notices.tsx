import { GivenUpNotice } from '@/components/ui/notices/given-up-notice'
import { Notice } from '@/components/ui/notices/notice'
import { useMessages } from '@/lib/messages/messages-provider'

type OrganizationNoticesProps = {
  currencyProblem: string | null
  /** Why the answer shown is not the newest. */
  failure: string | null
  hasGivenUp: boolean
  isChecking: boolean
  onCheck: () => void
}

/** What a reader must know before the figures: they are old, in another currency, or no longer updated. */
export function OrganizationNotices(props: OrganizationNoticesProps) {
  const words = useMessages('organization')
  const { currencyProblem, failure, hasGivenUp, isChecking, onCheck } = props
  return (
    <>
      {currencyProblem ? <Notice tone="plain" title={currencyProblem} /> : null}
      {failure ? (
        <Notice tone="danger" title={words('notRefreshed')}>
          {words('lastAnswer', { failure })}
        </Notice>
      ) : null}
      {hasGivenUp ? (
        <GivenUpNotice isChecking={isChecking} onCheck={onCheck}>
          {words('givenUp')}
        </GivenUpNotice>
      ) : null}
    </>
  )
}
