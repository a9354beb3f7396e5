import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/lib/paths'
import { readWords } from '@/lib/server/read-reader'

export default async function NotFound() {
  const words = await readWords('shell')
  return (
    <div className="flex max-w-prose flex-col gap-3 py-10">
      <h1 className="font-strong text-xl">{words('organizationNotFound')}</h1>
      <p className="text-ink-soft">{words('noSuchOrganization')}</p>
      <p>
        <PageLink href={paths.organizations} className="link">
          {words('allOrganizations')}
        </PageLink>
      </p>
    </div>
  )
}
