import type { Reference } from '@/service/reference/read-reference'
import { evidenceOf, type KnownCompany, measure } from '@/service/research/known-companies'
import { disclosingYears, type Evidence } from '@/service/scoring/evidence'

export type KnownEvidence = { id: number; name: string; discloses: boolean; evidence: Evidence }

/** The evidence on every known company, for scoring it by any version. Those that disclose have worldwide figures. */
export function gatherEvidence(known: readonly KnownCompany[], reference: Reference): KnownEvidence[] {
  const { benchmarks } = measure(known, reference)
  return known.map((one) => {
    const evidence = evidenceOf(one, benchmarks, reference)
    return { id: one.company.id, name: one.company.name, discloses: disclosingYears(evidence).length > 0, evidence }
  })
}
