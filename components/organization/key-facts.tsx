'use client'

import { type ReactNode, useMemo } from 'react'
import { Unknown } from '@/components/ui/marks/unknown'
import { YearMark } from '@/components/ui/marks/year-mark'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { type HeadFigure, type HeadView, viewHead } from '@/lib/views/organization/head-view'
import type { OrganizationView } from '@/lib/views/organization/organization-view'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-1.5 sm:whitespace-nowrap">
      <dt className="text-ink-faint text-xs">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Amount({ figure, isRecognised }: { figure: HeadFigure | null; isRecognised: boolean }) {
  const words = useMessages('organization')
  if (figure === null) return <Unknown reason={words(isRecognised ? 'headNone' : 'headNotRecognised')} />
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

type KeyFactsProps = { organization: OrganizationAnswer; view: OrganizationView; format: Format }

/** The facts most readers look for first, in a row. */
export function KeyFacts({ organization, view, format }: KeyFactsProps) {
  const words = useMessages('organization')
  const head = useMemo(() => viewHead(organization, format), [organization, format])
  const { points, range } = view.score
  const { scopes1And2, allScopes, trend, target, targetYear, isTargetPast, isRecognised } = head
  const isRange = range !== null && range.high > range.low
  return (
    <dl className="flex min-h-17 flex-wrap content-start gap-x-5 gap-y-1 sm:min-h-0" aria-label={words('keyFacts')}>
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
        <Amount figure={scopes1And2} isRecognised={isRecognised} />
      </Fact>
      <Fact name={words('headAllScopes')}>
        <Amount figure={allScopes} isRecognised={isRecognised} />
      </Fact>
      <Fact name={words('headTrend')}>
        {trend === null ? (
          <Unknown reason={words(isRecognised ? 'headTrendNone' : 'headNotRecognised')} />
        ) : (
          <>
            <span className="font-strong">{trend.text}</span>{' '}
            <span className="text-ink-faint text-xs">
              {words('headTrendYears', { from: String(trend.from), to: String(trend.to) })}
              {/* Without room for it on one line, the sentence below says it alone. */}
              {trend.isMethodUnnamed ? (
                <span className="max-lg:hidden"> · {format.words('figures')('methodUnstated')}</span>
              ) : null}
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
            {targetYear === null ? null : (
              <span className="text-ink-faint text-xs">
                {' '}
                {targetYear}
                {isTargetPast ? ` · ${words('headTargetPassed')}` : ''}
              </span>
            )}
          </>
        )}
      </Fact>
    </dl>
  )
}
