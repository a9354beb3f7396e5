'use client'

import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { WhenNear } from '@/components/ui/when-near'
import { useUrlValue } from '@/lib/queries/list/url-state'
import { useCurrency } from '@/lib/queries/list/use-currency'
import { organizationQuery } from '@/lib/queries/organization/organization-query'
import { ratesInUrl } from '@/lib/views/address/rates-in-url'
import { isSettled } from '@/lib/views/organization/research-progress'

function Placeholder() {
  return <div className="skeleton h-[40rem] sm:h-[34.5rem] lg:h-96" />
}

/** Loaded after the score itself is readable. */
const LazyPanel = dynamic(() => import('./assessment-panel').then(({ AssessmentPanel }) => AssessmentPanel), {
  ssr: false,
  loading: Placeholder,
})

/** The breakdown of a score, or of what is known without one, once research has ended. Reads the organization from the page's own query. */
export function AssessmentSection({ id }: { id: number }) {
  const [currency] = useCurrency()
  const [rates] = useUrlValue('rates', ratesInUrl)
  const { data } = useQuery({ ...organizationQuery(id, currency, rates), enabled: false })
  if (!data || (data.score === null && data.known_share === null) || !isSettled(data.status)) return null
  return (
    <WhenNear room={<Placeholder />}>
      <LazyPanel id={id} version={`${data.score} ${data.known_share} ${data.score_reasons.length}`} />
    </WhenNear>
  )
}
