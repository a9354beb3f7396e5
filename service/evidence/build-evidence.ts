import { type ChosenDisclosures, chooseDisclosures } from '@/service/companies/choose-disclosures'
import type { CompanyProfile } from '@/service/companies/company-profile'
import type { Evidence, EvidenceEntry, EvidenceSource } from '@/service/contract/organization/evidence'
import type { Organization } from '@/service/contract/organization/organization'
import type { Reference } from '@/service/reference/read-reference'
import { SourceId } from '@/service/reference/records'
import type { IndustryStanding } from '@/service/storage/companies/companies'
import type { StoredPerformance } from '@/service/storage/research/outcome'
import { evidenceOfCommitments } from './evidence-of-commitments'
import { evidenceOfEmissions } from './evidence-of-emissions'
import { reportSources } from './evidence-of-extraction'
import { evidenceOfFactors } from './evidence-of-factors'
import { evidenceOfHand } from './evidence-of-hand'
import { privateSources } from './evidence-of-private-statement'
import { evidenceOfProducts, productSources } from './evidence-of-products'
import { evidenceOfRanks } from './evidence-of-ranks'
import { evidenceOfRevenue } from './evidence-of-revenue'
import { evidenceOfScore } from './evidence-of-score'
import type { HeldBack } from './held-back'

export type EvidenceFacts = {
  /** The answer of GET /organizations/{id} in `currency`, and the performances it was made from, in the same order. */
  answer: Organization
  performances: readonly StoredPerformance[]
  currency: string
  /** Year whose exchange rates are used for all years; null if each year's rates are used. */
  ratesYear: number | null
  /** What the sources say about the matched company today. */
  profile: CompanyProfile | null
  standing: IndustryStanding | null
  heldBack: readonly HeldBack[]
  reference: Reference
}

function evidenceOfPerformances(facts: EvidenceFacts): EvidenceEntry[] {
  const { answer, performances, currency, heldBack, reference } = facts
  const key = ({ year, region }: { year: number; region: string }) => `${year} ${region}`
  const chosen = new Map<string, ChosenDisclosures>(
    chooseDisclosures(facts.profile?.disclosures ?? []).map((choice) => [key(choice), choice]),
  )
  return performances.flatMap((stored, index) => {
    const shown = answer.performances[index]
    if (!shown) return []
    const year = {
      base: `/performances/${index}`,
      shown,
      stored,
      chosen: chosen.get(key(stored)) ?? null,
      heldBack,
      ratesYear: facts.ratesYear,
      reference,
    }
    return [
      ...evidenceOfEmissions(year),
      evidenceOfRevenue(year, currency),
      ...evidenceOfFactors(year, currency),
      ...evidenceOfProducts(year.base, stored),
    ]
  })
}

function namedIn({ statement, others, computation, conversion }: EvidenceEntry): string[] {
  return [
    ...[statement, ...others.map((other) => other.statement)].flatMap((one) => one?.source ?? []),
    ...(computation?.inputs ?? []).flatMap(({ source }) => source ?? []),
    ...(conversion?.rates ?? []).map(({ source }) => source),
  ]
}

function sourcesOf(entries: readonly EvidenceEntry[], reference: Reference): EvidenceSource[] {
  const named = new Set(entries.flatMap(namedIn))
  return SourceId.options
    .filter((id) => named.has(id))
    .map((id) => {
      const { title, publisher, url, licence, licenceUrl, attribution, retrievedOn } = reference.editions.byId[id]
      return { id, title, publisher, url, licence, licence_url: licenceUrl, attribution, retrieved_at: retrievedOn }
    })
}

/** Returns where each figure of an answer comes from, and why a figure that a reader may look for is missing. */
export function buildEvidence(facts: EvidenceFacts): Evidence {
  const { answer, profile, reference, currency } = facts
  const entries = [
    ...evidenceOfHand(answer, profile?.company ?? null),
    ...evidenceOfScore(answer, facts.standing),
    ...evidenceOfRanks({ answer, company: profile?.company ?? null, reference }),
    ...evidenceOfPerformances(facts),
    ...evidenceOfCommitments({
      answer,
      commitments: profile?.commitments ?? [],
      nearRows: profile?.company.nearRows ?? [],
      editions: reference.editions,
    }),
  ]
  const sources = [
    ...sourcesOf(entries, reference),
    ...reportSources(facts.performances),
    ...privateSources(facts.performances),
    ...productSources(facts.performances),
  ]
  return { organization_id: answer.id, currency, entries, sources }
}
