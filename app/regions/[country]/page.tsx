import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { RegionPage } from '@/components/benchmarks/region-page'
import { chooseLocale } from '@/lib/format/choose-locale'

export const metadata: Metadata = { title: 'Region' }

export default async function Page({ params }: PageProps<'/regions/[country]'>) {
  const { country } = await params
  if (!/^[A-Za-z]{2}$/.test(country)) notFound()
  return <RegionPage code={country.toUpperCase()} locale={chooseLocale((await headers()).get('accept-language'))} />
}
