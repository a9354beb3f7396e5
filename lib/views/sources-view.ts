import type { Format } from '@/lib/format/create-format'
import { hostOf, safeHref } from '@/lib/format/safe-href'
import type { OrganizationAnswer } from './organization-answer'

export type SourceView = {
  key: string
  title: string
  publisher: string | null
  /** Null where the address is no web address: then it is shown as text. */
  href: string | null
  mirrorHref: string | null
  retrievedOn: string | null
  licence: string | null
}

/** Sources in the service's order, without repetitions and without entries that name neither address nor title. */
export function viewSources({ sources }: OrganizationAnswer, format: Format): SourceView[] {
  const byKey = new Map<string, SourceView>()
  for (const { url, mirror_url: mirror, title, publisher, licence, retrieved_at: retrievedAt } of sources) {
    const key = url ?? title
    if (key === null || byKey.has(key)) continue
    byKey.set(key, {
      key,
      title: title ?? hostOf(url) ?? key,
      publisher: publisher ?? hostOf(url),
      href: safeHref(url),
      mirrorHref: safeHref(mirror),
      retrievedOn: retrievedAt === null ? null : format.day(retrievedAt),
      licence,
    })
  }
  return [...byKey.values()]
}
