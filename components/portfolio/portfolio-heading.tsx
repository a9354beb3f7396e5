import dynamic from 'next/dynamic'
import { useCanEdit } from '@/components/ui/can-edit'
import { PageLink } from '@/components/ui/page-link'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import type { SummaryAnswer, Totals } from '@/lib/views/answers/list-answer'
import { portfolioSentence } from '@/lib/views/list/portfolio-sentence'
import { SummaryCardsSkeleton } from './summary-cards-skeleton'

/** Below the sentence that says the same in short, and after it. */
const SummaryCards = dynamic(() => import('./summary-cards').then((loaded) => loaded.SummaryCards), {
  loading: SummaryCardsSkeleton,
})

type PortfolioHeadingProps = {
  totals: Totals | undefined
  summary: SummaryAnswer | undefined
  isLoading: boolean
  isSummaryLoading: boolean
  format: Format
}

/** A sentence, then the whole list in five figures. */
export function PortfolioHeading({ totals, summary, isLoading, isSummaryLoading, format }: PortfolioHeadingProps) {
  const words = useMessages('portfolio')
  const canEdit = useCanEdit()
  return (
    <>
      <div className="mb-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h1 className="font-strong text-xl tracking-tight">{words('organizations')}</h1>
          {canEdit ? (
            <p className="flex flex-wrap gap-x-4 print:hidden">
              {(summary?.with_candidates ?? 0) > 0 ? (
                <PageLink href={paths.decide} className="link">
                  {words('decideMany', { count: summary?.with_candidates ?? 0 })}
                </PageLink>
              ) : null}
              <PageLink href={paths.importOrganizations} className="link">
                {words('registerMany')}
              </PageLink>
            </p>
          ) : null}
        </div>
        <p className="mt-1 min-h-12 text-base text-ink-soft sm:min-h-6">
          {isLoading ? (
            <span className="skeleton inline-block h-4 w-80 max-w-full" />
          ) : totals ? (
            portfolioSentence(totals, format)
          ) : null}
        </p>
      </div>
      {summary ? <SummaryCards answer={summary} totals={totals?.organizations ?? null} format={format} /> : null}
      {isSummaryLoading ? <SummaryCardsSkeleton /> : null}
    </>
  )
}
