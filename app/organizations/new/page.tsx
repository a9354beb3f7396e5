import type { Metadata } from 'next'
import { PageWords } from '@/app/page-words'
import { RegistrationPage } from '@/components/registration/registration-page'
import { readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('registration')
  return { title: words('title') }
}

export default async function Page() {
  await requirePage('/organizations/new')
  return (
    <PageWords of="/organizations/new">
      <RegistrationPage />
    </PageWords>
  )
}
