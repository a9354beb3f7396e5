import type { Source } from '@/service/contract/organization/organization'
import type { Reference } from '@/service/reference/read-reference'
import { SourceId } from '@/service/reference/records'
import type { Outcome } from '@/service/storage/research/outcome'

/** `publicUrl`: base of links to the service itself (service/context.ts). */
export type PresentingSources = { reference: Reference; publicUrl?: string | null }

export function presentSource(
  entry: Outcome['sources'][number],
  { reference, publicUrl = null }: PresentingSources,
): Source {
  const { url, title } = entry
  const id = SourceId.safeParse(entry.source)
  const edition = entry.edition ?? (id.success ? reference.editions.byId[id.data] : null)
  return {
    url: url.startsWith('/') ? `${publicUrl ?? ''}${url}` : url,
    mirror_url: null,
    title,
    publisher: edition?.publisher ?? null,
    licence: edition?.licence ?? null,
    retrieved_at: edition?.retrievedOn ?? null,
  }
}
