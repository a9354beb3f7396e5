'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useCanEdit } from '@/components/ui/can-edit'
import { Flag } from '@/components/ui/marks/flag'
import { Notice } from '@/components/ui/notices/notice'
import { PageLink } from '@/components/ui/page-link'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { registerOrganization } from '@/lib/queries/import/register-organization'
import { useProblemWords } from '@/lib/queries/use-problem-words'

/** Companies with public figures, in three countries and three industries. */
const examples = [
  { name: 'Ericsson', hq_region: 'SE' },
  { name: 'Nestlé', hq_region: 'CH' },
  { name: 'AES Corp.', hq_region: 'US' },
] as const

/** The list before anything is registered: three real organizations to try, and the form. */
export function EmptyPortfolio({ note }: { note?: string }) {
  const words = useMessages('portfolio')
  const format = useFormat()
  const wordsOfProblem = useProblemWords()
  const router = useRouter()
  const registration = useMutation({
    mutationFn: registerOrganization,
    onSuccess: (organization) => router.push(paths.organization(organization.id)),
  })
  const { error } = registration
  const said = wordsOfProblem(error, { title: words('notRegistered'), detail: words('notRegisteredDetail') })
  const canEdit = useCanEdit()
  if (!canEdit) return <NothingToSee {...(note === undefined ? {} : { note })} />
  return (
    <div className="mx-auto max-w-2xl py-8 sm:py-16">
      <h1 className="font-strong text-xl tracking-tight">{words('emptyTitle')}</h1>
      <p className="mt-2 max-w-prose text-base text-ink-soft">{words('emptyDetail')}</p>
      {note ? <p className="mt-2 max-w-prose text-ink-faint">{note}</p> : null}
      <ul className="mt-6 grid gap-3 sm:grid-cols-3">
        {examples.map((example) => {
          const { name, flag } = format.country(example.hq_region)
          const isGoing =
            (registration.isPending || registration.isSuccess) && registration.variables['name'] === example.name
          return (
            <li key={example.name}>
              <button
                type="button"
                disabled={registration.isPending || registration.isSuccess}
                onClick={() => registration.mutate(example)}
                className="panel w-full p-4 text-left transition-colors hover:border-accent hover:bg-accent-wash disabled:cursor-progress"
              >
                <span className="block font-strong text-base">{example.name}</span>
                <span className="block text-ink-soft">
                  <Flag code={example.hq_region} flag={flag} />
                  {name}
                </span>
                <span className="mt-3 block text-accent">{words(isGoing ? 'registering' : 'register')}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {error ? (
        <div className="mt-4">
          <Notice tone="danger" isAlert title={said.title}>
            {said.detail}
          </Notice>
        </div>
      ) : null}
      <p className="mt-6 text-ink-soft">
        {words.rich('anotherOrganization', {
          link: (chunks) => (
            <PageLink href={paths.newOrganization} className="link">
              {chunks}
            </PageLink>
          ),
          many: (chunks) => (
            <PageLink href={paths.importOrganizations} className="link">
              {chunks}
            </PageLink>
          ),
        })}
      </p>
    </div>
  )
}

/** For who may look only. */
function NothingToSee({ note }: { note?: string }) {
  const words = useMessages('portfolio')
  return (
    <div className="mx-auto max-w-2xl py-8 sm:py-16">
      <h1 className="font-strong text-xl tracking-tight">{words('emptyTitle')}</h1>
      <p className="mt-2 max-w-prose text-base text-ink-soft">{words('emptyViewer')}</p>
      {note ? <p className="mt-2 max-w-prose text-ink-faint">{note}</p> : null}
    </div>
  )
}
