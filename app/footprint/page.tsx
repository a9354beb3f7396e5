import type { Metadata } from 'next'
import { PageWords } from '@/app/page-words'
import { FootprintPage } from '@/components/footprint/footprint-page'
import { readReader, readWords } from '@/lib/server/read-reader'
import { readChosenCurrency } from '@/lib/server/requests/read-currency'
import { requirePage } from '@/lib/server/require-page'
import { currencies } from '@/lib/server/service/currencies'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('footprint')
  return { title: words('title') }
}

export default async function Page() {
  await requirePage('/footprint')
  return (
    <PageWords of="/footprint">
      <FootprintPage locale={(await readReader()).locale} currencies={currencies} kept={await readChosenCurrency()} />
    </PageWords>
  )
}
