import type { Metadata } from 'next'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/lib/paths'
import { readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('account')
  return { title: words('notAllowed') }
}

export default async function Page() {
  await requirePage('/no-access')
  const words = await readWords('account')
  const shell = await readWords('shell')
  return (
    <div className="flex max-w-prose flex-col gap-3 py-10">
      <h1 className="font-strong text-xl">{words('notAllowedTitle')}</h1>
      <p className="text-ink-soft">{words('notAllowedDetail')}</p>
      <p>
        <PageLink href={paths.organizations} className="link">
          {shell('allOrganizations')}
        </PageLink>
      </p>
    </div>
  )
}
