'use client'

import { type ReactNode, useMemo } from 'react'
import { ProperName } from '@/components/ui/marks/proper-name'
import { Unknown } from '@/components/ui/marks/unknown'
import { YearMark } from '@/components/ui/marks/year-mark'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import type { Section } from '@/lib/views/address/section-in-url'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { type HeadFigure, type HeadView, viewHead } from '@/lib/views/organization/head-view'
import type { OrganizationView } from '@/lib/views/organization/organization-view'
import { SectionIndex } from './sections/section-index'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-1.5 sm:whitespace-nowrap">
      <dt className="text-ink-faint text-xs">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Amount({ figure }: { figure: HeadFigure | null }) {
  const words = useMessages('organization')
  if (figure === null) return <Unknown reason={words('headNone')} />
  const { mass, year, isOld, less, notPublic } = figure
  return (
    <>
      <span className={less === '' ? 'font-strong' : 'text-ink-soft'}>
        {mass.figure} {mass.unit}
      </span>{' '}
      <span className="text-ink-faint text-xs">
        <YearMark year={year} isOld={isOld} />
        {[less, notPublic].filter(Boolean).map((note) => ` · ${note}`)}
      </span>
    </>
  )
}

const targetWords = {
  set: 'headTargetSet',
  committed: 'headTargetCommitted',
  removed: 'headTargetRemoved',
  none: 'headTargetNone',
} as const satisfies Record<NonNullable<HeadView['target']>, Key<'organization'>>

type OrganizationHeadProps = {
  organization: OrganizationAnswer
  view: OrganizationView
  section: Section | 'all'
  onSection: (section: Section | 'all') => void
  format: Format
}

/** Name and key facts, which stay in sight on a desk, and the index of the sections below them. */
export function OrganizationHead({ organization, view, section, onSection, format }: OrganizationHeadProps) {
  const words = useMessages('organization')
  const head = useMemo(() => viewHead(organization, format), [organization, format])
  const { points, range } = view.score
  const { scopes1And2, allScopes, trend, target, targetYear } = head
  const isRange = range !== null && range.high > range.low
  return (
    <div className="z-10 bg-ground lg:sticky lg:top-14 print:static">
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 pt-1">
        <h1 className="max-w-full truncate font-strong text-lg tracking-tight lg:max-w-md" title={view.name}>
          <ProperName>{view.name}</ProperName>
        </h1>
        <dl className="flex flex-wrap gap-x-5 gap-y-1" aria-label={words('keyFacts')}>
          <Fact name={words('score')}>
            {points === null ? (
              <Unknown reason={view.score.notScored ?? words('noScoreKnown')} />
            ) : (
              <>
                <span className="font-strong">{points}</span>
                {isRange ? <span className="text-ink-faint text-xs"> {words('headRange', range)}</span> : null}
              </>
            )}
          </Fact>
          <Fact name={words('headScopes12')}>
            <Amount figure={scopes1And2} />
          </Fact>
          <Fact name={words('headAllScopes')}>
            <Amount figure={allScopes} />
          </Fact>
          <Fact name={words('headTrend')}>
            {trend === null ? (
              <Unknown reason={words('headTrendNone')} />
            ) : (
              <>
                <span className="font-strong">{trend.text}</span>{' '}
                <span className="text-ink-faint text-xs">
                  {words('headTrendYears', { from: String(trend.from), to: String(trend.to) })}
                </span>
              </>
            )}
          </Fact>
          <Fact name={words('headTarget')}>
            {target === null ? (
              <Unknown reason={words('sentenceTargetUnknown')} />
            ) : (
              <>
                {words(targetWords[target])}
                {targetYear === null ? null : <span className="text-ink-faint text-xs"> {targetYear}</span>}
              </>
            )}
          </Fact>
        </dl>
      </div>
      <div className="mt-1 border-line border-b">
        <SectionIndex section={section} onSection={onSection} />
      </div>
    </div>
  )
}
