import type { EvidenceEntry, EvidenceInput } from '@/service/contract/organization/evidence'
import type { Organization } from '@/service/contract/organization/organization'
import type { Company } from '@/service/reference/records'
import { handMark } from './evidence-of-hand'
import { whyNothingFound } from './evidence-of-score'
import { makeEntry } from './make-entry'

type ClassFacts = { answer: Organization; company: Company | null }

/** The division an organization was put in and how, or the group it may be in. */
export function evidenceOfClass({ answer, company }: ClassFacts): EvidenceEntry {
  const known = { path: '/industry/id', label: 'Industry (ISIC Rev. 4 division)' }
  if (answer.industry === null) {
    const inputs = sectorInputs(answer)
    const computation =
      inputs.length === 0 ? null : { formula: 'divisions that the sectors of public lists stand for', inputs }
    return makeEntry({ ...known, path: '/industry', missing: whyNoIndustry(answer), computation })
  }
  const found = company?.industry ?? null
  const byHand = handMark(answer, ['industry_id', 'industry_name'])
  if (byHand !== null) {
    const words = found === null || found.id === answer.industry.id ? '' : ` The lists say ${found.id}.`
    return makeEntry({ ...known, value: answer.industry.id, ...byHand, basis: `${byHand.basis}${words}` })
  }
  if (found === null || found.id !== answer.industry.id) {
    const basis = 'As the project gave it when it registered the organization.'
    return makeEntry({ ...known, value: answer.industry.id, method: 'listed', basis })
  }
  return makeEntry({
    ...known,
    value: found.id,
    ...methodOfClass(found, answer),
  })
}

type FoundClass = NonNullable<Company['industry']>

function methodOfClass(found: FoundClass, answer: Organization): Partial<EvidenceEntry> {
  const confidence = `Confidence: ${found.confidence}.`
  const sectors = sectorInputs(answer)
  switch (found.because) {
    case 'reviewed':
      return { method: 'listed', basis: `${found.basis}. ${confidence}` }
    case 'name': {
      const word = { label: 'Word of its name', value: found.basis, unit: null, path: null, source: null }
      return {
        method: 'computed',
        computation: {
          formula: 'of the divisions of its sector, the one that a word of its name stands for',
          inputs: [...sectors, word],
        },
        basis: confidence,
      }
    }
    case 'several':
      return {
        method: 'computed',
        computation: { formula: 'the one division that the sectors of the lists have in common', inputs: sectors },
        basis: confidence,
      }
    case 'sector':
      return {
        method: 'computed',
        computation: { formula: 'division that the sector of a public list stands for', inputs: sectors },
        basis: confidence,
      }
  }
}

function sectorInputs({ listed_sectors: sectors }: Organization): EvidenceInput[] {
  return sectors.map(({ source, sector }, index) => ({
    label: 'Sector as listed',
    value: sector,
    unit: null,
    path: `/listed_sectors/${index}/sector`,
    source,
  }))
}

/** What lists call its industry. */
export function evidenceOfSectors({ answer }: Pick<ClassFacts, 'answer'>): EvidenceEntry[] {
  return answer.listed_sectors.map(({ publisher, sector }, index) =>
    makeEntry({
      path: `/listed_sectors/${index}/sector`,
      label: `Sector in the list of ${publisher}`,
      value: sector,
      method: 'listed',
      basis: 'In the words of the list, which has a scheme of its own.',
    }),
  )
}

/** In words, with the divisions of the group where there is one. */
export function whyNoIndustry(answer: Organization): NonNullable<EvidenceEntry['missing']> {
  if (answer.matching_organization === null) return whyNothingFound(answer)
  const words =
    answer.industry_group.length === 0
      ? 'No list names a sector of the matched company that stands for one division, and none was given.'
      : `What lists call its industry is wider than one division. It may be in one of ${answer.industry_group.length}: ${answer.industry_group.map(({ id, name }) => `${id} ${name}`).join('; ')}.`
  return { reason: 'not_in_our_sources', words }
}
