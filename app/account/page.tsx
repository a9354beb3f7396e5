import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { PageWords } from '@/app/page-words'
import { AccountPage } from '@/components/account/account-page'
import { chooseLocale } from '@/lib/format/choose-locale'
import { readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'
import { listSessions } from '@/lib/server/session/own-sessions'
import { getSignIn } from '@/lib/server/session/sign-in'
import { listUsers } from '@/lib/server/session/users'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('account')
  return { title: words('title') }
}

export default async function Page() {
  const session = await requirePage('/account')
  const signIn = await getSignIn()
  if (signIn === null || session === null || session === 'open') notFound()
  const [sessions, users] = await Promise.all([listSessions(signIn, session), listUsers(signIn)])
  return (
    <PageWords of="/account">
      <AccountPage
        locale={chooseLocale((await headers()).get('accept-language'))}
        email={session.user.email}
        role={session.user.role}
        hasPassword={users.some(({ id, hasPassword }) => id === session.user.id && hasPassword)}
        sessions={sessions}
      />
    </PageWords>
  )
}
