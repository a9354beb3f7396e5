import { countriesOf } from '@/service/compile/companies/countries-of'
import { isOfSmall } from '@/service/compile/companies/sizes'
import { websiteDomain } from '@/service/matching/normalize-website'
import { canBeOne, distinct, groupsByKey } from './join-by-name'
import { type JoinState, tryJoin } from './join-state'
import { nordic } from './nordic'
import { isOwnerList } from './owner-lists'

/**
 * Joins records without country (SEC, The Climate Pledge, Klimatkollen, some of Race to Zero) by name alone: to the only company of that
 * name that fits the kind of list, otherwise to each other.
 */
export function joinWithoutCountry(state: JoinState): void {
  for (const group of groupsByKey(state, (index) =>
    state.records[index]?.isPart ? null : (state.forms[index]?.key ?? null),
  )) {
    const clusters = distinct(state, group)
    const placed = clusters.filter((index) => countriesOf(state, index).size > 0)
    const homeless = clusters.filter((index) => !placed.includes(index))
    if (homeless.length === 0 || clusters.length < 2) continue
    const known = placed.filter((index) => !isOwnerOnly(state, index))
    for (const index of homeless) {
      joinToPlaced(state, index, known.length > 0 ? known : sameSpelling(state, index, placed))
    }
    const alone = distinct(state, homeless).filter((index) => countriesOf(state, index).size === 0)
    if (known.length === 0 && alone.length > 1) joinHomeless(state, alone)
  }
}

function joinToPlaced(state: JoinState, index: number, placed: readonly number[]): void {
  if (placed.length === 0) return
  const { company, reason } = choose(state, index, placed)
  if (company !== null && canBeOne(state, [company, index])) tryJoin(state, 'name only', company, index)
  else
    state.leftApart.push({
      rule: 'name only',
      reason: company === null ? reason : 'one list has both',
      records: [index, ...placed],
    })
}

/**
 * Whether only a list of site owners knows the company. Its country is that of the sites, so it need not be the company listed in New
 * York: LINDE INC is not Linde plc. It is chosen only if no other list has the name, and with the same legal form.
 */
function isOwnerOnly(state: JoinState, company: number): boolean {
  return state.clusters.members(company).every((member) => isOwnerList(state.records[member]?.source))
}

function sameSpelling(state: JoinState, index: number, owners: readonly number[]): number[] {
  const same = owners.filter((company) =>
    state.clusters.members(company).some((member) => state.forms[member]?.spelling === state.forms[index]?.spelling),
  )
  if (same.length === 0 && owners.length > 0) {
    const reason = 'only an owner of sites has this name, in another legal form'
    state.leftApart.push({ rule: 'name only', reason, records: [index, ...owners] })
  }
  return same
}

type Choice = { company: number | null; reason: string }

/** The company among namesakes to which the record belongs, or why none is certain. */
function choose(state: JoinState, index: number, placed: readonly number[]): Choice {
  const sameWebsite = placed.filter((company) => domainsMeet(state, company, index) === 'same')
  if (sameWebsite.length === 1) return { company: sameWebsite[0] ?? null, reason: '' }
  const source = state.records[index]?.source
  const home = source === 'sec' ? ['US'] : source === 'klimatkollen' ? nordic : null
  const atHome = home
    ? placed.filter((company) => [...countriesOf(state, company)].some((region) => home.includes(region)))
    : []
  const [company = null] = atHome.length === 1 ? atHome : placed
  if (company === null || (atHome.length !== 1 && placed.length > 1))
    return { company: null, reason: 'several companies have this name' }
  if (atHome.length === 1) return chooseAtHome(state, index, company, placed.length)
  if (source === 'klimatkollen')
    return { company: null, reason: 'a Nordic list, and the only company of this name is elsewhere' }
  return chooseAnywhere(state, index, company)
}

function chooseAtHome(state: JoinState, index: number, company: number, candidates: number): Choice {
  const oneWord = state.forms[index]?.words.length === 1
  if (oneWord && isSmall(state, company)) return { company: null, reason: 'one word, and the other is a small company' }
  if (oneWord && candidates > 1 && state.records[index]?.source === 'sec') {
    return { company: null, reason: 'one word, and several companies have this name' }
  }
  return { company, reason: '' }
}

function chooseAnywhere(state: JoinState, index: number, company: number): Choice {
  const oneWord = state.forms[index]?.words.length === 1
  if (!oneWord) return { company, reason: '' }
  if (state.records[index]?.source === 'sec') {
    return isListedUnderSameForm(state, index, company)
      ? { company, reason: '' }
      : { company: null, reason: 'one word, and the only company of this name is not American' }
  }
  if (domainsMeet(state, company, index) === 'differ')
    return { company: null, reason: 'one word, and the websites differ' }
  if (isSmall(state, company)) return { company: null, reason: 'one word, and the other is a small company' }
  return { company, reason: '' }
}

function joinHomeless(state: JoinState, homeless: readonly number[]): void {
  const oneWord = homeless.some((index) => state.forms[index]?.words.length === 1)
  if (!oneWord && canBeOne(state, homeless)) {
    for (const index of homeless.slice(1)) tryJoin(state, 'name only', homeless[0] ?? index, index)
  } else {
    const reason = oneWord ? 'one word, and no country on either side' : 'one list has both'
    state.leftApart.push({ rule: 'name only', reason, records: homeless })
  }
}

function domainsMeet(state: JoinState, company: number, index: number): 'same' | 'differ' | 'unknown' {
  const domains = (of: number) =>
    state.clusters
      .members(of)
      .map((member) => websiteDomain(state.records[member]?.website ?? ''))
      .filter((domain) => domain !== null)
  const [known, asked] = [domains(company), domains(index)]
  if (known.length === 0 || asked.length === 0) return 'unknown'
  return asked.some((domain) => known.includes(domain)) ? 'same' : 'differ'
}

/** Whether only lists of small companies know it: not the company of a stock exchange, a pledge of large companies or a Nordic index. */
function isSmall(state: JoinState, company: number): boolean {
  return state.clusters.members(company).every((member) => {
    const record = state.records[member]
    return record !== undefined && isOfSmall(record)
  })
}

/** "SAP SE" in both lists, and the company has a security: the same legal form distinguishes it from namesakes. */
function isListedUnderSameForm(state: JoinState, index: number, company: number): boolean {
  const form = state.forms[index]
  const members = state.clusters.members(company)
  const hasIsin = members.some((member) => state.records[member]?.identifiers.some(({ kind }) => kind === 'isin'))
  return (
    hasIsin &&
    form?.spelling !== form?.key &&
    members.some((member) => state.forms[member]?.spelling === form?.spelling)
  )
}
