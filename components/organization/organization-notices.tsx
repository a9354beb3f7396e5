import { GivenUpNotice } from '@/components/ui/given-up-notice'
import { Notice } from '@/components/ui/notice'
import { givesUpAfter } from '@/lib/queries/poll-delay'

type OrganizationNoticesProps = {
  currencyProblem: string | null
  /** Why what is shown is not the newest. */
  failure: string | null
  hasGivenUp: boolean
  isChecking: boolean
  onCheck: () => void
}

/** What a reader must know before the figures: that they are old, in another currency, or no longer asked for. */
export function OrganizationNotices(props: OrganizationNoticesProps) {
  const { currencyProblem, failure, hasGivenUp, isChecking, onCheck } = props
  return (
    <>
      {currencyProblem ? <Notice tone="plain" title={currencyProblem} /> : null}
      {failure ? (
        <Notice tone="danger" title="These figures could not be refreshed">
          {failure} What you see is the last answer.
        </Notice>
      ) : null}
      {hasGivenUp ? (
        <GivenUpNotice isChecking={isChecking} onCheck={onCheck}>
          {`Research is not complete. The page asks for ${givesUpAfter}, and not again where an answer says that it is of no use.`}
        </GivenUpNotice>
      ) : null}
    </>
  )
}
