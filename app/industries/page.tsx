import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { IndustriesPage } from '@/components/benchmarks/industries-page'
import { chooseLocale } from '@/lib/format/choose-locale'
import { readIndustryList } from '@/lib/server/read-industry-list'

export const metadata: Metadata = { title: 'Industries' }

export default async function Page() {
  const locale = chooseLocale((await headers()).get('accept-language'))
  return <IndustriesPage industries={await readIndustryList()} locale={locale} />
}
