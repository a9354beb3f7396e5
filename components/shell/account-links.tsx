import Link from 'next/link'
import { paths } from '@/lib/paths'

/** Who is signed in, and for an admin the way to the users. */
export function AccountLinks({ email, isAdmin }: { email: string; isAdmin: boolean }) {
  return (
    <>
      {isAdmin ? (
        <Link href={paths.users} className="hidden text-ink-soft hover:text-ink sm:block">
          Users
        </Link>
      ) : null}
      <Link href={paths.account} title={email} className="max-w-48 truncate text-ink-soft hover:text-ink">
        Account<span className="sr-only"> of {email}</span>
      </Link>
    </>
  )
}
