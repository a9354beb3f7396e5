import Link from 'next/link'
import { paths } from '@/lib/paths'

export default function NotFound() {
  return (
    <div className="flex max-w-prose flex-col gap-3 py-10">
      <h1 className="font-strong text-xl">Page not found</h1>
      <p className="text-ink-soft">There is nothing at this address.</p>
      <p>
        <Link href={paths.organizations} className="link">
          All organizations
        </Link>
      </p>
    </div>
  )
}
