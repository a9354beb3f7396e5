import { PortfolioPage } from '@/components/portfolio/portfolio-page'
import { PortfolioPageSkeleton } from '@/components/portfolio/portfolio-skeleton'
import { PageAnswers } from '@/components/shell/page-answers'
import { organizationsQuery, summaryQuery, toSummaryParameters } from '@/lib/queries/list/organizations-query'
import { readReader } from '@/lib/server/read-reader'
import { readCurrency } from '@/lib/server/requests/read-currency'
import { writeAnswers } from '@/lib/server/requests/write-answers'
import { requirePage } from '@/lib/server/require-page'
import { readList, readSummary } from '@/lib/server/service/read-list'
import { currencyInUrl } from '@/lib/views/address/currency-in-url'
import { type ListQuestion, listInUrl, toListParameters } from '@/lib/views/address/list-in-url'
import { readUrl } from '@/lib/views/address/url-value'
import { PageWords } from './page-words'
import { WholeOrSkeleton } from './whole-or-skeleton'

type Asked = { question: ListQuestion; currency: string }
type Answer = Promise<[Awaited<ReturnType<typeof readList>>, Awaited<ReturnType<typeof readSummary>>]>

async function Portfolio({ asked, answer }: { asked: Asked; answer: Answer }) {
  const [list, summary] = await answer
  const { question, currency } = asked
  const answers = writeAnswers([
    [organizationsQuery(question).queryKey, list === 'no_list' ? null : list],
    [summaryQuery(question, currency).queryKey, summary],
  ])
  const { locale } = await readReader()
  return (
    <PageAnswers answers={answers}>
      <PortfolioPage locale={locale} hasNoList={list === 'no_list'} />
    </PageAnswers>
  )
}

/** Complete if the service answers quickly, otherwise with a skeleton first. */
export default async function Page({ searchParams }: PageProps<'/'>) {
  await requirePage('/')
  const { currency: asked, ...question } = readUrl({ ...listInUrl, currency: currencyInUrl }, await searchParams)
  const currency = await readCurrency(asked)
  const answer: Answer = Promise.all([
    readList(toListParameters(question)),
    readSummary(toSummaryParameters(question, currency)),
  ])
  return (
    <PageWords of="/">
      <WholeOrSkeleton answer={answer} skeleton={<PortfolioPageSkeleton />}>
        <Portfolio asked={{ question, currency }} answer={answer} />
      </WholeOrSkeleton>
    </PageWords>
  )
}
