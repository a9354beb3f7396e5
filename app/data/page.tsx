import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { DataPage } from '@/components/data/data-page'
import { chooseLocale } from '@/lib/format/choose-locale'

export const metadata: Metadata = { title: 'Data' }

export default async function Page() {
  return <DataPage locale={chooseLocale((await headers()).get('accept-language'))} />
}
