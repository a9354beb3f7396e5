import { type Aliases, aliasGroups, aliasPairs } from '@/service/compile/join/aliases'
import { type Attached, attachParticipants } from '@/service/compile/join/attach-participants'
import { contestedKeys } from '@/service/compile/join/contested-keys'
import { type Join, joinRecords } from '@/service/compile/join/join-records'
import { findNearRows } from '@/service/compile/join/near-rows'
import type { Commitment, Company, Disclosure } from '@/service/reference/records'
import type { SourceRecord } from '@/service/sources/tables/source-record'
import { buildCompany } from './build-company'
import { assignIds, memberOf } from './company-id'
import { withHeldBack } from './held-back'

export type CompiledCompanies = {
  companies: Company[]
  commitments: Commitment[]
  disclosures: Disclosure[]
  /** The records of each company by its id: "sbti:40001". */
  members: Map<number, string[]>
  join: Join
  /** Participants of the UN Global Compact that belong to no known company, by reason. */
  unattached: Attached['unattached']
  /** Segments listed under their company's identifiers: not companies, so not compiled. */
  leftOutParts: SourceRecord[]
  /** Identifiers that no company keeps because two have equal claims. */
  droppedKeys: string[]
}

/**
 * Joins the records of all publishers into companies, sorted by id, source, year, record.
 * @param previousIds see assignIds
 */
export function compileCompanies(
  records: readonly SourceRecord[],
  aliases: Aliases,
  previousIds: ReadonlyMap<string, number> = new Map(),
): CompiledCompanies {
  // The result must not depend on the order in which publishers were read.
  const all = withHeldBack(records).sort((a, b) => compare(a.source, b.source) || compare(a.recordId, b.recordId))
  const companiesOfTheirOwn = new Set(aliasGroups(aliases.parts, all).flat())
  const leftOutParts = all.filter((record, index) => record.isPart && !companiesOfTheirOwn.has(index))
  const leftOut = new Set(leftOutParts)
  const participants = all.filter(({ source }) => source === 'un-global-compact')
  const ordered = all.filter(({ source }) => source !== 'un-global-compact').filter((record) => !leftOut.has(record))
  const join = joinRecords(ordered, aliases)
  const groups = join.companies.map((members) => members.flatMap((index) => ordered[index] ?? []))
  const ids = assignIds(groups, previousIds)
  const contested = contestedKeys(groups)
  const near = findNearRows(groups, ids, apartIn(join, aliases, ordered), join.read)
  const { ofCompany, unattached } = attachParticipants(groups, participants)
  const companies: Company[] = []
  const commitments: Commitment[] = []
  const disclosures: Disclosure[] = []
  const members = new Map<number, string[]>()
  for (const [index, records] of groups.entries()) {
    const group = [...records, ...[ofCompany.get(index) ?? []].flat()]
    const companyId = ids[index] ?? 0
    const keeps = (kind: string, value: string) =>
      (contested.get(`${kind}:${value}`) ?? index) === index && contested.get(`${kind}:${value}`) !== null
    companies.push({ ...buildCompany(companyId, group, keeps), nearRows: near[index] ?? [] })
    members.set(companyId, group.map(memberOf).sort())
    for (const record of group) {
      if (record.commitment) commitments.push({ companyId, ...record.commitment } as Commitment)
      for (const disclosure of record.disclosures) disclosures.push({ companyId, ...disclosure })
    }
  }
  return {
    companies: companies.sort((a, b) => a.id - b.id),
    commitments: commitments.sort(
      (a, b) => a.companyId - b.companyId || compare(a.source, b.source) || compare(a.recordId, b.recordId),
    ),
    disclosures: disclosures.sort(
      (a, b) =>
        a.companyId - b.companyId ||
        compare(a.source, b.source) ||
        a.year - b.year ||
        compare(a.recordId, b.recordId) ||
        compare(a.locator, b.locator),
    ),
    members,
    join,
    unattached,
    leftOutParts,
    droppedKeys: [...contested]
      .filter(([, keeper]) => keeper === null)
      .map(([key]) => key)
      .sort(),
  }
}

/** Whether a person judged a record of one company and a record of another to be different companies. */
function apartIn(
  { companies }: Join,
  aliases: Aliases,
  records: readonly SourceRecord[],
): (one: number, other: number) => boolean {
  const companyOf = new Map(companies.flatMap((members, company) => members.map((index) => [index, company] as const)))
  const apart = new Set(
    aliasPairs(aliases.apart, records).flatMap(([a, b]) => {
      const [one, other] = [companyOf.get(a), companyOf.get(b)]
      return [`${one} ${other}`, `${other} ${one}`]
    }),
  )
  return (one, other) => apart.has(`${one} ${other}`)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
