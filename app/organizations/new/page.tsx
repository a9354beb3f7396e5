import type { Metadata } from 'next'
import { RegistrationPage } from '@/components/registration/registration-page'

export const metadata: Metadata = { title: 'Register an organization' }

export default function Page() {
  return <RegistrationPage />
}
