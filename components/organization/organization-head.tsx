import dynamic from 'next/dynamic'
import { memo } from 'react'
import { ProperName } from '@/components/ui/marks/proper-name'
import type { Format } from '@/lib/format/create-format'
import type { Section } from '@/lib/views/address/section-in-url'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import type { OrganizationView } from '@/lib/views/organization/organization-view'

const KeyFacts = memo(
  dynamic(() => import('./key-facts').then((loaded) => loaded.KeyFacts), {
    loading: () => <div className="skeleton h-17 w-full sm:h-11 lg:h-6 lg:w-160" />,
  }),
)
const SectionIndex = memo(
  dynamic(() => import('./sections/section-index').then((loaded) => loaded.SectionIndex), {
    loading: () => <div className="h-8.5" />,
  }),
)

type OrganizationHeadProps = {
  organization: OrganizationAnswer
  view: OrganizationView
  section: Section | 'all'
  onSection: (section: Section | 'all') => void
  format: Format
}

/** Name and key facts, which stay visible on a wide window, and the index of the sections below them. */
export function OrganizationHead({ organization, view, section, onSection, format }: OrganizationHeadProps) {
  return (
    <div className="z-10 bg-ground lg:sticky lg:top-14 print:static">
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 pt-1">
        <h1 className="max-w-full truncate font-strong text-lg tracking-tight lg:max-w-md" title={view.name}>
          <ProperName>{view.name}</ProperName>
        </h1>
        <KeyFacts organization={organization} view={view} format={format} />
      </div>
      <div className="mt-1 border-line border-b">
        <SectionIndex section={section} onSection={onSection} />
      </div>
    </div>
  )
}
