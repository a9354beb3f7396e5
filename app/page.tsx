import { dehydrate, HydrationBoundary } from '@tanstack/react-query'
import { headers } from 'next/headers'
import { createLoader, type SearchParams } from 'nuqs/server'
import { Suspense } from 'react'
import { PortfolioPage } from '@/components/portfolio/portfolio-page'
import { PortfolioSkeleton } from '@/components/portfolio/portfolio-skeleton'
import { chooseLocale } from '@/lib/format/choose-locale'
import { createQueryClient } from '@/lib/queries/create-query-client'
import { organizationsQuery, toListParameters } from '@/lib/queries/organizations-query'
import { readList } from '@/lib/server/read-list'
import { listInUrl } from '@/lib/views/list-in-url'

const readQuestion = createLoader(listInUrl)

async function Portfolio({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const question = await readQuestion(searchParams)
  const list = await readList(toListParameters(question, null))
  const queryClient = createQueryClient()
  if (list !== null && list !== 'no_list') {
    queryClient.setQueryData(organizationsQuery(question).queryKey, { pages: [list], pageParams: [null] })
  }
  const locale = chooseLocale((await headers()).get('accept-language'))
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <PortfolioPage locale={locale} hasNoList={list === 'no_list'} />
    </HydrationBoundary>
  )
}

/** A boundary of its own, not loading.tsx: at the root that one would also stand in for the form. */
export default function Page({ searchParams }: PageProps<'/'>) {
  return (
    <Suspense fallback={<PortfolioSkeleton />}>
      <Portfolio searchParams={searchParams} />
    </Suspense>
  )
}
