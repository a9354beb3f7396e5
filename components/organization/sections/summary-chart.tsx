'use client'

import { useMemo } from 'react'
import { EmissionsPanel } from '@/components/organization/emissions/emissions-panel'
import type { Format } from '@/lib/format/create-format'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { viewEmissions } from '@/lib/views/emissions/emissions-view'
import { sourceInWords } from '@/lib/views/organization/source-in-words'
import { publishersOf } from '@/lib/views/translate/publishers-of'

/** Worldwide emissions by scope and year. */
export function SummaryChart({ organization, format }: { organization: OrganizationAnswer; format: Format }) {
  const worldwide = useMemo(
    () => viewEmissions(organization, format).find(({ region }) => region === 'worldwide'),
    [organization, format],
  )
  if (worldwide === undefined) return null
  const source = sourceInWords(publishersOf(organization.performances, format), format)
  return <EmissionsPanel emissions={worldwide} scope3={[]} source={source} format={format} />
}
