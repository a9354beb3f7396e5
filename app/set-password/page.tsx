import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SetPasswordForm } from '@/components/account/set-password-form'
import { requirePage } from '@/lib/server/require-page'
import { readSignInSettings } from '@/lib/server/session/sign-in-settings'

export const metadata: Metadata = { title: 'Set your password' }

export default async function Page() {
  await requirePage('/set-password')
  if (readSignInSettings() === null) notFound()
  return <SetPasswordForm />
}
