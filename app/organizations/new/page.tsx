import type { Metadata } from 'next'
import { RegistrationPage } from '@/components/registration/registration-page'
import { readWords } from '@/lib/server/read-reader'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('registration')
  return { title: words('title') }
}

export default function Page() {
  return <RegistrationPage />
}
