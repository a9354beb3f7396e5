import type { Rates } from '@/service/reference/read-rates'
import { scope1And2PerUsd } from '@/service/scoring/version-3/performance'
import type { ClassFiguresRow, ClassKind } from '@/service/storage/companies/class-figures'
import type { StoredPerformance } from '@/service/storage/research/outcome'
import { toYears } from './assess'

export type ClassMember = {
  industryId: string | null
  region: string | null
  score: number | null
  discloses: boolean
  /** What its emission figures in our sources cover. */
  place: 'worldwide' | 'one_country' | 'none'
  /** Scopes 1 and 2 per dollar; null also if the newest are too old to compare. */
  kgPerUsd: number | null
}

/** A company's contribution to the figures of its industry and country. */
export function toMember(
  company: Pick<ClassMember, 'industryId' | 'region' | 'score'> & { performances: readonly StoredPerformance[] },
  rates: Rates,
  newestYearOfData: number,
): ClassMember {
  const { industryId, region, score, performances } = company
  const kgPerUsd = scope1And2PerUsd(toYears(performances, rates), newestYearOfData)
  return { industryId, region, score, discloses: performances.length > 0, place: placeOf(performances), kgPerUsd }
}

function placeOf(performances: readonly StoredPerformance[]): ClassMember['place'] {
  const emitting = performances.filter(({ emissions }) => Object.keys(emissions).length > 0)
  if (emitting.some(({ region }) => region === 'GLOBAL')) return 'worldwide'
  return emitting.length > 0 ? 'one_country' : 'none'
}

function figuresOf(kind: ClassKind, code: string, members: readonly ClassMember[]): ClassFiguresRow {
  const rising = (figures: (number | null)[]) => figures.filter((one) => one !== null).toSorted((a, b) => a - b)
  return {
    kind,
    code,
    companies: members.length,
    disclosing: members.filter(({ discloses }) => discloses).length,
    worldwide: members.filter(({ place }) => place === 'worldwide').length,
    oneCountry: members.filter(({ place }) => place === 'one_country').length,
    scores: rising(members.map(({ score }) => score)),
    intensities: rising(members.map(({ kgPerUsd }) => kgPerUsd)),
  }
}

function byCode(kind: ClassKind, members: readonly ClassMember[]): ClassFiguresRow[] {
  const groups = new Map<string, ClassMember[]>()
  for (const member of members) {
    const code = kind === 'industry' ? member.industryId : member.region
    if (code === null) continue
    const group = groups.get(code)
    if (group) group.push(member)
    else groups.set(code, [member])
  }
  return [...groups].map(([code, group]) => figuresOf(kind, code, group))
}

/** The known companies of each division and country. Companies without industry or country are counted in none. */
export function classFigures(members: readonly ClassMember[]): ClassFiguresRow[] {
  return [...byCode('industry', members), ...byCode('region', members)]
}
