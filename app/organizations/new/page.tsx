import type { Metadata } from 'next'
import { RegistrationPage } from '@/components/registration/registration-page'
import { requirePage } from '@/lib/server/require-page'

export const metadata: Metadata = { title: 'Register an organization' }

export default async function Page() {
  await requirePage('/organizations/new')
  return <RegistrationPage />
}
