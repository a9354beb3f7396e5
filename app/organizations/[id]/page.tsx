import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { PageWords } from '@/app/page-words'
import { WholeOrSkeleton } from '@/app/whole-or-skeleton'
import { AssessmentSection } from '@/components/assessment/assessment-section'
import { DocumentsSection } from '@/components/documents/documents-section'
import { CommitmentQuestionsSection } from '@/components/matching/commitment-questions-section'
import { MatchingSection } from '@/components/matching/matching-section'
import { OrganizationPage } from '@/components/organization/organization-page'
import { OrganizationSkeleton } from '@/components/organization/organization-skeleton'
import { OrganizationActions } from '@/components/registration/organization-actions'
import { PageAnswers } from '@/components/shell/page-answers'
import { organizationQuery } from '@/lib/queries/organization/organization-query'
import { readReader, readWords } from '@/lib/server/read-reader'
import { readCurrency } from '@/lib/server/requests/read-currency'
import { writeAnswers } from '@/lib/server/requests/write-answers'
import { requirePage } from '@/lib/server/require-page'
import { currencies } from '@/lib/server/service/currencies'
import { readOrganization } from '@/lib/server/service/read-organization'
import { chooseCurrency } from '@/lib/views/address/choose-currency'
import { chooseRates } from '@/lib/views/address/choose-rates'

type Props = PageProps<'/organizations/[id]'>

/** One request to the service for title and page together. */
const readOnce = cache(async (id: number, currency: string, rates: string) =>
  readOrganization(id, currency, rates, await readReader()),
)

type Asked = { id: number; currency: string; rates: string }

async function askedFor({ params, searchParams }: Props): Promise<Asked> {
  const [{ id }, { currency, rates }] = await Promise.all([params, searchParams])
  if (!/^[0-9]{1,15}$/.test(id)) notFound()
  const chosen = chooseCurrency(await readCurrency(currency), currencies)
  return { id: Number(id), currency: chosen, rates: chooseRates(rates) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  await requirePage('/organizations/[id]')
  const { id, currency, rates } = await askedFor(props)
  const [organization, words] = await Promise.all([readOnce(id, currency, rates), readWords('shell')])
  const name = organization === null || organization === 'missing' ? null : organization.name
  return { title: name ?? words('organization') }
}

async function Organization({ id, currency, rates }: Asked) {
  const organization = await readOnce(id, currency, rates)
  if (organization === 'missing') notFound()
  const answers = writeAnswers([[organizationQuery(id, currency, rates).queryKey, organization]])
  const { locale } = await readReader()
  return (
    <PageAnswers answers={answers}>
      <OrganizationPage
        id={id}
        locale={locale}
        currencies={currencies}
        actions={<OrganizationActions id={id} />}
        question={<MatchingSection id={id} />}
        rowQuestions={<CommitmentQuestionsSection id={id} />}
        assessment={<AssessmentSection id={id} />}
        reports={<DocumentsSection id={id} />}
      />
    </PageAnswers>
  )
}

/** Complete if the service answers quickly, otherwise with a skeleton first. */
export default async function Page(props: Props) {
  await requirePage('/organizations/[id]')
  const { id, currency, rates } = await askedFor(props)
  return (
    <PageWords of="/organizations/[id]">
      <WholeOrSkeleton answer={readOnce(id, currency, rates)} skeleton={<OrganizationSkeleton />}>
        <Organization id={id} currency={currency} rates={rates} />
      </WholeOrSkeleton>
    </PageWords>
  )
}
