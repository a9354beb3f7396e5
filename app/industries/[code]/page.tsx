import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { IndustryPage } from '@/components/benchmarks/industry-page'
import { chooseLocale } from '@/lib/format/choose-locale'

export const metadata: Metadata = { title: 'Industry' }

export default async function Page({ params }: PageProps<'/industries/[code]'>) {
  const { code } = await params
  if (!/^\w{1,10}$/.test(code)) notFound()
  return <IndustryPage code={code} locale={chooseLocale((await headers()).get('accept-language'))} />
}
