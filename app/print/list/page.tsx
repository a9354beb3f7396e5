import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { PortfolioSheet } from '@/components/print/portfolio-sheet'
import { Notice } from '@/components/ui/notices/notice'
import { createFormat } from '@/lib/format/create-format'
import { toSummaryParameters } from '@/lib/queries/list/organizations-query'
import { readReader, readWords } from '@/lib/server/read-reader'
import { readCurrency } from '@/lib/server/requests/read-currency'
import { readPublicAddress } from '@/lib/server/requests/read-public-address'
import { requirePage } from '@/lib/server/require-page'
import { readSummary } from '@/lib/server/service/read-list'
import { readFootprint, readPrintedSources, readRows } from '@/lib/server/service/read-print'
import { currencyInUrl } from '@/lib/views/address/currency-in-url'
import { isUnfiltered, listInUrl, toFilterParameters, toListParameters } from '@/lib/views/address/list-in-url'
import { readUrl, writeUrl } from '@/lib/views/address/url-value'
import { viewChips } from '@/lib/views/list/filter-chips'
import { joinWithCommas } from '@/lib/views/translate/list-words'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('print')
  return { title: words('portfolio') }
}

const inUrl = { ...listInUrl, currency: currencyInUrl }

/** The list with its totals for paper and PDF: the organizations selected by the address's filters, fully rendered on the server. */
export default async function Page({ searchParams }: PageProps<'/print/list'>) {
  await requirePage('/print/list')
  const [{ currency: asked, ...question }, reader] = await Promise.all([
    searchParams.then((parameters) => readUrl(inUrl, parameters)),
    readReader(),
  ])
  const currency = await readCurrency(asked)
  const format = createFormat(reader.locale, reader.catalog)
  const words = format.words('print')
  const printed = { ...question, cursor: '' }
  const money = toFilterParameters(question)
  money.set('currency', currency)
  const [list, summary, footprint, sources] = await Promise.all([
    readRows(toListParameters(printed)),
    readSummary(toSummaryParameters(question, currency)),
    readFootprint(money),
    readPrintedSources(),
  ])
  if (list === null) return <Notice tone="plain" title={words('notOffered')} />
  const searched = question.q.trim() === '' ? [] : [`“${question.q.trim()}”`]
  const chips = viewChips(question, summary, format).map(({ words: chip }) => chip)
  return (
    <PortfolioSheet
      rows={list.rows}
      matching={list.matching}
      summary={summary}
      footprint={footprint}
      filters={isUnfiltered(question) ? '' : joinWithCommas([...searched, ...chips], format)}
      editions={sources.map(({ title, publisher, retrievedOn }) =>
        words('editionOf', { title, publisher, day: format.day(retrievedOn) }),
      )}
      format={format}
      day={format.day(new Date().toISOString().slice(0, 10))}
      address={`${readPublicAddress(await headers())}/${writeUrl(inUrl, '', { ...printed, currency: asked })}`}
    />
  )
}
