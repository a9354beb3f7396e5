'use client'

import { useMutation } from '@tanstack/react-query'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useCanEdit } from '@/components/ui/can-edit'
import { Flag } from '@/components/ui/flag'
import { Notice } from '@/components/ui/notice'
import { describeCountry } from '@/lib/format/country'
import { paths } from '@/lib/paths'
import { AnswerError } from '@/lib/queries/answer-error'
import { registerOrganization } from '@/lib/queries/register-organization'

/** Companies with public figures, in three countries and three industries. */
const examples = [
  { name: 'Ericsson', hq_region: 'SE' },
  { name: 'Nestlé', hq_region: 'CH' },
  { name: 'AES Corp.', hq_region: 'US' },
] as const

/** The list before anything is registered: three real organizations to try, and the form. */
export function EmptyPortfolio({ note }: { note?: string }) {
  const router = useRouter()
  const registration = useMutation({
    mutationFn: registerOrganization,
    onSuccess: (organization) => router.push(paths.organization(organization.id)),
  })
  const { error } = registration
  const canEdit = useCanEdit()
  if (!canEdit) return <NothingToSee {...(note === undefined ? {} : { note })} />
  return (
    <div className="mx-auto max-w-2xl py-8 sm:py-16">
      <h1 className="font-strong text-xl tracking-tight">No organizations yet</h1>
      <p className="mt-2 max-w-prose text-base text-ink-soft">
        Register one to see its emissions, score and climate commitments, each figure with its source. Try one of these,
        one click each:
      </p>
      {note ? <p className="mt-2 max-w-prose text-ink-faint">{note}</p> : null}
      <ul className="mt-6 grid gap-3 sm:grid-cols-3">
        {examples.map((example) => {
          const { name, flag } = describeCountry(example.hq_region)
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
                <span className="mt-3 block text-accent">{isGoing ? 'Registering…' : 'Register'}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {error ? (
        <div className="mt-4">
          <Notice
            tone="danger"
            isAlert
            title={error instanceof AnswerError ? error.title : 'It could not be registered'}
          >
            {error instanceof AnswerError ? error.detail : 'Nothing was registered. Try again in a moment.'}
          </Notice>
        </div>
      ) : null}
      <p className="mt-6 text-ink-soft">
        Or{' '}
        <Link href={paths.newOrganization} className="link">
          register any other organization
        </Link>
        , or{' '}
        <Link href={paths.importOrganizations} className="link">
          many from a spreadsheet
        </Link>
        .
      </p>
    </div>
  )
}

/** For who may look only. */
function NothingToSee({ note }: { note?: string }) {
  return (
    <div className="mx-auto max-w-2xl py-8 sm:py-16">
      <h1 className="font-strong text-xl tracking-tight">No organizations yet</h1>
      <p className="mt-2 max-w-prose text-base text-ink-soft">
        Somebody with the role editor can register the first one.
      </p>
      {note ? <p className="mt-2 max-w-prose text-ink-faint">{note}</p> : null}
    </div>
  )
}
