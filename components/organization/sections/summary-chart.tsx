'use client'

import { useMemo } from 'react'
import { EmissionsPanel } from '@/components/organization/emissions/emissions-panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { viewEmissions } from '@/lib/views/emissions/emissions-view'
import { joinWithCommas } from '@/lib/views/translate/list-words'

/** The worldwide emissions by scope and year. */
export function SummaryChart({ organization, format }: { organization: OrganizationAnswer; format: Format }) {
  const words = useMessages('organization')
  const worldwide = useMemo(
    () => viewEmissions(organization, format).find(({ region }) => region === 'worldwide'),
    [organization, format],
  )
  if (worldwide === undefined) return null
  const publishers = [...new Set(organization.performances.flatMap((performance) => performance.publishers))]
  const source =
    publishers.length > 0 ? words('compiledBy', { publishers: joinWithCommas(publishers, format) }) : words('noSource')
  return <EmissionsPanel emissions={worldwide} scope3={[]} source={source} format={format} />
}
