import type { Format } from '@/lib/format/create-format'
import { hostOf, safeHref } from '@/lib/format/safe-href'
import { reportHref } from '@/lib/views/address/report-href'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { privatePublisher, sayPublisher } from '@/lib/views/translate/say-publisher'

export type SourceView = {
  key: string
  title: string
  publisher: string | null
  /** Null if it is not a web address, which is then shown as text. */
  href: string | null
  mirrorHref: string | null
  retrievedOn: string | null
  licence: string | null
}

/** "ericsson.com, annual-report-2023.pdf" for an address without a title. */
function nameOf(url: string | null): string | null {
  const host = hostOf(url)
  if (url === null || host === null) return null
  const file = new URL(url).pathname.split('/').findLast((part) => part !== '')
  if (file === undefined) return host
  try {
    return `${host}, ${decodeURIComponent(file)}`
  } catch {
    return `${host}, ${file}`
  }
}

/** Sources in the service's order, without duplicates and entries that have neither address nor title. */
export function viewSources({ sources }: OrganizationAnswer, format: Format): SourceView[] {
  const byKey = new Map<string, SourceView>()
  for (const { url, mirror_url: mirror, title, publisher, licence, retrieved_at: retrievedAt } of sources) {
    const key = url ?? title
    if (key === null || byKey.has(key)) continue
    byKey.set(key, {
      key,
      title: title === null ? (nameOf(url) ?? key) : sayPublisher(title, format),
      publisher: title === privatePublisher ? null : (publisher ?? hostOf(url)),
      href: reportHref(url) ?? safeHref(url),
      mirrorHref: safeHref(mirror),
      retrievedOn: retrievedAt === null ? null : format.day(retrievedAt),
      licence: title === privatePublisher ? null : licence,
    })
  }
  return [...byKey.values()]
}
