import type { Metadata } from 'next'
import Link from 'next/link'
import { paths } from '@/lib/paths'
import { requirePage } from '@/lib/server/require-page'

export const metadata: Metadata = { title: 'Not allowed' }

export default async function Page() {
  await requirePage('/no-access')
  return (
    <div className="flex max-w-prose flex-col gap-3 py-10">
      <h1 className="font-strong text-xl">Your role does not allow this</h1>
      <p className="text-ink-soft">Nothing was changed. An admin of this dashboard can give you another role.</p>
      <p>
        <Link href={paths.organizations} className="link">
          All organizations
        </Link>
      </p>
    </div>
  )
}
