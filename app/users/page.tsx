import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { PageWords } from '@/app/page-words'
import { UsersPage } from '@/components/account/users-page'
import { chooseLocale } from '@/lib/format/choose-locale'
import { readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'
import { listAudit } from '@/lib/server/session/audit'
import { getSignIn } from '@/lib/server/session/sign-in'
import { listUsers } from '@/lib/server/session/users'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('shell')
  return { title: words('users') }
}

export default async function Page() {
  const session = await requirePage('/users')
  const signIn = await getSignIn()
  if (signIn === null || session === null || session === 'open') notFound()
  const [users, audit] = await Promise.all([listUsers(signIn), listAudit(signIn.store)])
  return (
    <PageWords of="/users">
      <UsersPage
        locale={chooseLocale((await headers()).get('accept-language'))}
        ownId={session.user.id}
        users={users}
        audit={audit}
      />
    </PageWords>
  )
}
