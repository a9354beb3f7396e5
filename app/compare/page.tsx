import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { ComparePage } from '@/components/compare/compare-page'
import { chooseLocale } from '@/lib/format/choose-locale'
import { currencies } from '@/lib/server/currencies'

export const metadata: Metadata = { title: 'Compare' }

export default async function Page() {
  return <ComparePage locale={chooseLocale((await headers()).get('accept-language'))} currencies={currencies} />
}
