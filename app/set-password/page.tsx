import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageWords } from '@/app/page-words'
import { SetPasswordForm } from '@/components/account/set-password-form'
import { readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'
import { readSignInSettings } from '@/lib/server/session/sign-in-settings'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('account')
  return { title: words('setPasswordTitle') }
}

export default async function Page() {
  await requirePage('/set-password')
  if (readSignInSettings() === null) notFound()
  return (
    <PageWords of="/set-password">
      <SetPasswordForm />
    </PageWords>
  )
}
