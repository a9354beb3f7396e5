import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { DataPage } from '@/components/data/data-page'
import { chooseLocale } from '@/lib/format/choose-locale'
import { requirePage } from '@/lib/server/require-page'

export const metadata: Metadata = { title: 'Data' }

export default async function Page() {
  await requirePage('/data')
  return <DataPage locale={chooseLocale((await headers()).get('accept-language'))} />
}
