import { PageLink } from '@/components/ui/page-link'
import type { Words } from '@/lib/messages/words'
import { paths } from '@/lib/paths'

type AccountLinksProps = { words: Words<'shell'>; email: string; isAdmin: boolean }

/** The signed-in user and, for an admin, a link to the users. */
export function AccountLinks({ words, email, isAdmin }: AccountLinksProps) {
  return (
    <>
      {isAdmin ? (
        <PageLink href={paths.users} className="hidden text-ink-soft hover:text-ink sm:block">
          {words('users')}
        </PageLink>
      ) : null}
      <PageLink href={paths.account} title={email} className="max-w-48 truncate text-ink-soft hover:text-ink">
        {words.rich('account', {
          email,
          hidden: (chunks) => (
            <span key="hidden" className="sr-only">
              {chunks}
            </span>
          ),
        })}
      </PageLink>
    </>
  )
}
