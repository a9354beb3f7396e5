import Link from 'next/link'
import { paths } from '@/lib/paths'

export default function NotFound() {
  return (
    <div className="flex max-w-prose flex-col gap-3 py-10">
      <h1 className="font-strong text-xl">Organization not found</h1>
      <p className="text-ink-soft">
        There is no organization with this number here. It may belong to another project, or the address may be
        mistyped.
      </p>
      <p>
        <Link href={paths.organizations} className="link">
          All organizations
        </Link>
      </p>
    </div>
  )
}
