import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { RegionsPage } from '@/components/benchmarks/regions-page'
import { chooseLocale } from '@/lib/format/choose-locale'

export const metadata: Metadata = { title: 'Regions' }

export default async function Page() {
  return <RegionsPage locale={chooseLocale((await headers()).get('accept-language'))} />
}
