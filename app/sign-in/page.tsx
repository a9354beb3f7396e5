import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { PageWords } from '@/app/page-words'
import { SignInForm } from '@/components/account/sign-in-form'
import { readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'
import { readSignInSettings } from '@/lib/server/session/sign-in-settings'
import { readReturnPath } from '@/lib/views/address/return-path'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('account')
  return { title: words('signIn') }
}

/** Error codes of the library for accounts that may not sign in; all others are failures. */
const notAllowed = new Set(['unable_to_create_user', 'unable_to_create_session', 'account_not_linked'])

function problemOf(error: unknown): 'not_allowed' | 'failed' | null {
  if (typeof error !== 'string') return null
  return notAllowed.has(error) ? 'not_allowed' : 'failed'
}

export default async function Page({ searchParams }: PageProps<'/sign-in'>) {
  const session = await requirePage('/sign-in')
  const settings = readSignInSettings()
  if (settings === null) notFound()
  const { next, error } = await searchParams
  const path = readReturnPath(next)
  if (session !== null) redirect(path as '/')
  return (
    <PageWords of="/sign-in">
      <SignInForm next={path} hasSingleSignOn={settings.singleSignOn !== null} problem={problemOf(error)} />
    </PageWords>
  )
}
