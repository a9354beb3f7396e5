import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { ImportPage } from '@/components/import/import-page'
import { chooseLocale } from '@/lib/format/choose-locale'

export const metadata: Metadata = { title: 'Register many organizations' }

export default async function Page() {
  return <ImportPage locale={chooseLocale((await headers()).get('accept-language'))} />
}
