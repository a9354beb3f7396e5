import dynamic from 'next/dynamic'
import { useCanEdit } from '@/components/ui/can-edit'
import { PageLink } from '@/components/ui/page-link'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { isUnfiltered, type ListQuestion } from '@/lib/views/address/list-in-url'
import type { SummaryAnswer, Totals } from '@/lib/views/answers/list-answer'
import { portfolioSentence, shownTotals } from '@/lib/views/list/portfolio-sentence'
import { WorklistsSkeleton } from './views/worklists-skeleton'

/** Rendered by the server with the page, and hydrated after the list. */
const Worklists = dynamic(() => import('./views/worklists').then((loaded) => loaded.Worklists), {
  loading: WorklistsSkeleton,
})

type PortfolioHeadingProps = {
  totals: Totals | undefined
  summary: SummaryAnswer | undefined
  isLoading: boolean
  isSummaryLoading: boolean
  question: ListQuestion
  format: Format
}

/** The list described in a sentence, and the organizations that wait for a person. */
export function PortfolioHeading(props: PortfolioHeadingProps) {
  const { totals, summary, isLoading, isSummaryLoading, question, format } = props
  const words = useMessages('portfolio')
  const canEdit = useCanEdit()
  return (
    <>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
        <h1 className="font-strong text-lg tracking-tight">{words('organizations')}</h1>
        <p className="min-h-10 text-ink-soft sm:min-h-5">
          {isLoading ? (
            <span className="skeleton inline-block h-4 w-80 max-w-full" />
          ) : totals ? (
            portfolioSentence(shownTotals(totals, isUnfiltered(question) ? undefined : summary), format)
          ) : null}
        </p>
        {canEdit ? (
          <p className="ml-auto flex flex-wrap gap-x-4 print:hidden">
            {summary?.worklists === null && (summary.with_candidates ?? 0) > 0 ? (
              <PageLink href={paths.decide} className="link">
                {words('decideMany', { count: summary.with_candidates ?? 0 })}
              </PageLink>
            ) : null}
            <PageLink href={paths.importOrganizations} className="link">
              {words('registerMany')}
            </PageLink>
          </p>
        ) : null}
      </div>
      {summary?.worklists ? <Worklists worklists={summary.worklists} question={question} format={format} /> : null}
      {isSummaryLoading ? <WorklistsSkeleton /> : null}
    </>
  )
}
