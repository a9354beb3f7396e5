import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { SupplierSheet } from '@/components/print/supplier-sheet'
import { Notice } from '@/components/ui/notices/notice'
import { createFormat } from '@/lib/format/create-format'
import { paths } from '@/lib/paths'
import { readReader, readWords } from '@/lib/server/read-reader'
import { readCurrency } from '@/lib/server/requests/read-currency'
import { readPublicAddress } from '@/lib/server/requests/read-public-address'
import { requirePage } from '@/lib/server/require-page'
import { currencies } from '@/lib/server/service/currencies'
import { readOrganization } from '@/lib/server/service/read-organization'
import { chooseCurrency } from '@/lib/views/address/choose-currency'
import { yearlyRates } from '@/lib/views/address/choose-rates'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('print')
  return { title: words('print') }
}

/** One supplier for paper and PDF, fully rendered on the server. */
export default async function Page({ params, searchParams }: PageProps<'/print/organizations/[id]'>) {
  await requirePage('/print/organizations/[id]')
  const [{ id }, { currency }, reader] = await Promise.all([params, searchParams, readReader()])
  if (!/^[0-9]{1,15}$/.test(id)) notFound()
  const chosen = chooseCurrency(await readCurrency(currency), currencies)
  const organization = await readOrganization(Number(id), chosen, yearlyRates, reader)
  if (organization === 'missing') notFound()
  const format = createFormat(reader.locale, reader.catalog)
  if (organization === null) return <Notice tone="danger" title={format.words('print')('notRead')} />
  return (
    <SupplierSheet
      organization={organization}
      format={format}
      day={format.day(new Date().toISOString().slice(0, 10))}
      address={`${readPublicAddress(await headers())}${paths.organization(Number(id))}`}
    />
  )
}
