import type { SourceRecord } from '@/service/sources/tables/source-record'

/**
 * LEIs and ISINs that several companies claim because a list has a wrong one, mapped to the company that keeps it: the one with strictly
 * more lists; on a tie the only one in the country of the ISIN's prefix, or the one with the LEI in SBTi, as Race to Zero's LEI column
 * mostly holds something else. Otherwise null: nobody keeps it.
 */
export function contestedKeys(companies: readonly (readonly SourceRecord[])[]): Map<string, number | null> {
  const claims = new Map<string, Map<number, Set<string>>>()
  for (const [company, records] of companies.entries()) {
    for (const record of records) {
      if (record.isPart) continue
      for (const { kind, value } of record.identifiers) {
        if (kind !== 'lei' && kind !== 'isin') continue
        const byCompany = claims.get(`${kind}:${value}`) ?? new Map<number, Set<string>>()
        byCompany.set(company, (byCompany.get(company) ?? new Set()).add(record.source))
        claims.set(`${kind}:${value}`, byCompany)
      }
    }
  }
  const contested = new Map<string, number | null>()
  for (const [key, byCompany] of claims) {
    if (byCompany.size < 2) continue
    const most = Math.max(...[...byCompany.values()].map((sources) => sources.size))
    const claimants = [...byCompany].filter(([, sources]) => sources.size === most)
    const winners =
      claimants.length === 1
        ? claimants
        : claimants.filter(([company, sources]) => winsTie(key, companies[company] ?? [], sources))
    const [winner] = winners
    contested.set(key, winner && winners.length === 1 ? winner[0] : null)
  }
  return contested
}

function winsTie(key: string, records: readonly SourceRecord[], sources: ReadonlySet<string>): boolean {
  if (key.startsWith('lei:')) return sources.has('sbti')
  return records.some((record) => record.hqRegion === key.slice('isin:'.length, 'isin:'.length + 2))
}
