import type { CompanyProfile } from '@/service/companies/company-profile'
import type { EvidenceEntry } from '@/service/contract/organization/evidence'
import type { Organization } from '@/service/contract/organization/organization'
import { makeEntry } from './make-entry'
import { type Said, say } from './say'

/** Returns the method and basis of an entry that a person set, with the latest day; null if no person set any of these fields. */
export function markOfHand(
  { registration }: Organization,
  fields: readonly string[],
): { method: 'set_by_hand'; basis: readonly Said[] } | null {
  const [latest] = registration.set_by_hand
    .filter(({ field }) => fields.includes(field))
    .map(({ at }) => at)
    .toSorted()
    .reverse()
  return latest === undefined
    ? null
    : { method: 'set_by_hand', basis: [say('set_by_hand', { day: latest.slice(0, 10) })] }
}

type Company = CompanyProfile['company'] | null

/** Returns the evidence of name, country, website and identifiers that a person set, with differing values of the matched company. */
export function evidenceOfHand(answer: Organization, company: Company): EvidenceEntry[] {
  const told = [
    { path: '/name', label: say('given_name'), fields: ['name'], value: answer.name, listed: company?.name ?? null },
    {
      path: '/hq_region',
      label: say('given_country'),
      fields: ['hq_region', 'hq_fuzzy'],
      value: answer.hq_region,
      listed: company?.hqRegion ?? null,
    },
    {
      path: '/website',
      label: say('given_website'),
      fields: ['website'],
      value: answer.website,
      listed: company?.websites[0]?.value ?? null,
    },
  ]
  const shown = told.flatMap(({ fields, listed, ...entry }) => {
    const mark = markOfHand(answer, fields)
    if (mark === null) return []
    const other = listed === null || listed === entry.value ? [] : [say('company_has', { value: listed })]
    return [makeEntry({ ...entry, ...mark, basis: [...mark.basis, ...other] })]
  })
  const identifiers = ['lei_number', 'isin_number', 'duns_number', 'sp_global_number', 'external_id'] as const
  return [
    ...shown,
    ...identifiers.flatMap((field) => {
      const mark = markOfHand(answer, [field])
      const value = answer.registration[field]
      return mark === null ? [] : [makeEntry({ path: `/registration/${field}`, label: say(field), value, ...mark })]
    }),
  ]
}
