import { dehydrate, HydrationBoundary } from '@tanstack/react-query'
import { createLoader } from 'nuqs/server'
import { Suspense } from 'react'
import { PortfolioPage } from '@/components/portfolio/portfolio-page'
import { PortfolioPageSkeleton } from '@/components/portfolio/portfolio-skeleton'
import { createQueryClient } from '@/lib/queries/create-query-client'
import { type ListQuestion, organizationsQuery, toListParameters } from '@/lib/queries/organizations-query'
import { readList } from '@/lib/server/read-list'
import { readReader } from '@/lib/server/read-reader'
import { waitBriefly } from '@/lib/server/wait-briefly'
import { listInUrl } from '@/lib/views/list-in-url'

const readQuestion = createLoader(listInUrl)

type Answer = ReturnType<typeof readList>

async function Portfolio({ question, answer }: { question: ListQuestion; answer: Answer }) {
  const list = await answer
  const queryClient = createQueryClient()
  if (list !== null && list !== 'no_list') {
    queryClient.setQueryData(organizationsQuery(question).queryKey, { pages: [list], pageParams: [null] })
  }
  const { locale } = await readReader()
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <PortfolioPage locale={locale} hasNoList={list === 'no_list'} />
    </HydrationBoundary>
  )
}

/** Whole where the service answers at once, else a skeleton until it does. */
export default async function Page({ searchParams }: PageProps<'/'>) {
  const question = await readQuestion(searchParams)
  const answer = readList(toListParameters(question, null))
  if (await waitBriefly(answer)) return <Portfolio question={question} answer={answer} />
  return (
    <Suspense fallback={<PortfolioPageSkeleton />}>
      <Portfolio question={question} answer={answer} />
    </Suspense>
  )
}
