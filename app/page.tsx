import { dehydrate, HydrationBoundary } from '@tanstack/react-query'
import { headers } from 'next/headers'
import { createLoader } from 'nuqs/server'
import { PortfolioPage } from '@/components/portfolio/portfolio-page'
import { chooseLocale } from '@/lib/format/choose-locale'
import { createQueryClient } from '@/lib/queries/create-query-client'
import { organizationsQuery, toListParameters } from '@/lib/queries/organizations-query'
import { readList } from '@/lib/server/read-list'
import { listInUrl } from '@/lib/views/list-in-url'

const readQuestion = createLoader(listInUrl)

export default async function Page({ searchParams }: PageProps<'/'>) {
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
