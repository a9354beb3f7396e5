import type { EvidenceSource } from '@/service/contract/organization/evidence'
import type { privateSource, productFootprintSource } from '@/service/reference/private-source'

/** Returns as a source what an organization gave to the project but did not publish. `days`: the days on which it gave something. */
export function givenSource(
  id: string,
  { title, publisher, licence, urlOf }: typeof privateSource | typeof productFootprintSource,
  organizationId: number,
  days: readonly string[],
): EvidenceSource {
  return {
    id,
    title,
    publisher,
    url: urlOf(organizationId),
    licence,
    licence_url: null,
    attribution: title,
    retrieved_at: days.toSorted().at(-1) ?? '1970-01-01',
  }
}
