import { chooseRegion } from '@/service/compile/companies/choose-region'
import { isOfLarge } from '@/service/compile/companies/sizes'
import type { SourceRecord } from '@/service/sources/tables/source-record'
import { type NameForm, nameForm } from './name-forms'

/** Why a participant belongs to no known company, for counting. */
export type Unattached = 'nobody of this name' | 'several of this name' | 'another legal form' | 'another size'

export type Attached = {
  /** The participant of a company, by the company's index in `groups`. */
  ofCompany: Map<number, SourceRecord>
  unattached: Map<Unattached, SourceRecord[]>
}

type Named = { company: number; form: NameForm }

/**
 * Finds the company of each participant in the UN Global Compact. The list has only names and countries, and subsidiaries take part
 * themselves. So a participant creates no company and joins no two; it belongs only to the single company that has its headquarters in
 * that country and the same name in another list: not with another legal form, and not if one is small and the other is not.
 * @param groups the records of each company, none of them a participant
 */
export function attachParticipants(
  groups: readonly (readonly SourceRecord[])[],
  participants: readonly SourceRecord[],
): Attached {
  const known = namesOf(groups)
  const attached: Attached = { ofCompany: new Map(), unattached: new Map() }
  const claims = new Map<number, SourceRecord[]>()
  // Appends to the existing list: copying it for each of tens of thousands took a fifth of the whole join.
  const leave = (reason: Unattached, record: SourceRecord) => {
    const left = attached.unattached.get(reason)
    if (left) left.push(record)
    else attached.unattached.set(reason, [record])
  }
  for (const participant of participants) {
    const found = companyOf(participant, known, groups)
    if (typeof found === 'string') leave(found, participant)
    else claims.set(found, [...(claims.get(found) ?? []), participant])
  }
  for (const [company, claiming] of claims) {
    const [first, ...others] = claiming
    if (first !== undefined && others.length === 0) attached.ofCompany.set(company, first)
    else for (const participant of claiming) leave('several of this name', participant)
  }
  return attached
}

/** Every name in any list for a company at its headquarters, by country and name without legal form. */
function namesOf(groups: readonly (readonly SourceRecord[])[]): Map<string, Named[]> {
  const known = new Map<string, Named[]>()
  for (const [company, records] of groups.entries()) {
    const { hqRegion } = chooseRegion(records)
    if (hqRegion === null) continue
    for (const { name, isPart, hqRegion: place } of records) {
      // A record of another country may be of a subsidiary there.
      if (isPart || (place !== null && place !== hqRegion)) continue
      const form = nameForm(name)
      const key = `${hqRegion} ${form.key}`
      known.set(key, [...(known.get(key) ?? []), { company, form }])
    }
  }
  return known
}

function companyOf(
  participant: SourceRecord,
  known: ReadonlyMap<string, readonly Named[]>,
  groups: readonly (readonly SourceRecord[])[],
): number | Unattached {
  const form = nameForm(participant.name)
  const named = form.key === '' ? [] : (known.get(`${participant.hqRegion} ${form.key}`) ?? [])
  if (named.length === 0) return 'nobody of this name'
  const spelt = named.filter((one) => one.form.spelling === form.spelling)
  const fitting = spelt.length > 0 ? spelt : named.filter((one) => isBare(one.form) || isBare(form))
  const companies = [...new Set(fitting.map(({ company }) => company))]
  const [company] = companies
  if (company === undefined) return 'another legal form'
  if (companies.length > 1) return 'several of this name'
  return isSmall(participant) && (groups[company] ?? []).some(isOfLarge) ? 'another size' : company
}

/** Without a legal form. */
function isBare({ spelling, key }: NameForm): boolean {
  return spelling === key
}

function isSmall({ commitment }: SourceRecord): boolean {
  return commitment?.source === 'un-global-compact' && /\bEnterprise$/.test(commitment.participantType)
}
