import type { EvidenceEntry } from '@/service/contract/organization/evidence'
import type { Organization } from '@/service/contract/organization/organization'
import type { Company } from '@/service/reference/records'
import { markOfHand } from './evidence-of-hand'
import { whyNothingFound } from './evidence-of-score'
import { type Known, type KnownInput, type Missing, makeEntry } from './make-entry'
import { readReviewedBasis } from './read-stored'
import { type Said, say } from './say'

type ClassFacts = { answer: Organization; company: Company | null }

/** Returns the evidence of an organization's division, or of the divisions it may belong to. */
export function evidenceOfClass({ answer, company }: ClassFacts): EvidenceEntry {
  const known = { path: '/industry/id', label: say('industry') }
  if (answer.industry === null) {
    const inputs = sectorInputs(answer)
    const computation = inputs.length === 0 ? null : { formula: say('divisions_of_sectors'), inputs }
    return makeEntry({ ...known, path: '/industry', missing: whyNoIndustry(answer), computation })
  }
  const found = company?.industry ?? null
  const byHand = markOfHand(answer, ['industry_id', 'industry_name'])
  if (byHand !== null) {
    const other = found === null || found.id === answer.industry.id ? [] : [say('lists_say', { value: found.id })]
    return makeEntry({ ...known, value: answer.industry.id, ...byHand, basis: [...byHand.basis, ...other] })
  }
  if (found === null || found.id !== answer.industry.id) {
    return makeEntry({ ...known, value: answer.industry.id, method: 'listed', basis: [say('as_given')] })
  }
  return makeEntry({
    ...known,
    value: found.id,
    ...methodOfClass(found, answer),
  })
}

type FoundClass = NonNullable<Company['industry']>

function methodOfClass(found: FoundClass, answer: Organization): Pick<Known, 'method' | 'basis' | 'computation'> {
  const confidence = say('confidence', { confidence: found.confidence })
  const sectors = sectorInputs(answer)
  switch (found.because) {
    case 'reviewed':
      return { method: 'listed', basis: [readReviewedBasis(found.basis), confidence] }
    case 'name': {
      const word = { label: say('word_of_name'), value: found.basis, unit: null, path: null, source: null }
      return {
        method: 'computed',
        computation: {
          formula: say('division_by_name'),
          inputs: [...sectors, word],
        },
        basis: [confidence],
      }
    }
    case 'several':
      return {
        method: 'computed',
        computation: { formula: say('division_in_common'), inputs: sectors },
        basis: [confidence],
      }
    case 'sector':
      return {
        method: 'computed',
        computation: { formula: say('division_of_sector'), inputs: sectors },
        basis: [confidence],
      }
  }
}

function sectorInputs({ listed_sectors: sectors }: Organization): KnownInput[] {
  return sectors.map(({ source, sector }, index) => ({
    label: say('sector_as_listed'),
    value: sector,
    unit: null,
    path: `/listed_sectors/${index}/sector`,
    source,
  }))
}

/** Returns the evidence of the sectors in the words of the lists. */
export function evidenceOfSectors({ answer }: Pick<ClassFacts, 'answer'>): EvidenceEntry[] {
  return answer.listed_sectors.map(({ publisher, sector }, index) =>
    makeEntry({
      path: `/listed_sectors/${index}/sector`,
      label: say('sector_of', { publisher }),
      value: sector,
      method: 'listed',
      basis: [say('in_words_of_list')],
    }),
  )
}

/** Returns why no division is known, with the divisions it may belong to if the lists name a wider sector. */
export function whyNoIndustry(answer: Organization): Missing {
  if (answer.matching_organization === null) return whyNothingFound(answer)
  const { industry_group: group } = answer
  const divisions = group.map(({ id, name }) => `${id} ${name}`).join('; ')
  const said: Said = group.length === 0 ? say('no_division') : say('wide_sector', { count: group.length, divisions })
  return { reason: 'not_in_our_sources', because: [said] }
}
