import { lastTargetYear } from '@/service/contract/organization/target-years'
import { readName } from '@/service/matching/names/read-name'
import type { ListOfPromises } from '@/service/reference/lists/is-in-list'
import { sbtiCreatedOn } from '@/service/reference/lists/sbti-created-on'
import { isReasonStanding } from '@/service/reference/lists/sbti-reason'
import type { Editions } from '@/service/reference/read-editions'
import type { Commitment, Company, IdentifierKind } from '@/service/reference/records'
import type { StoredCommitments, StoredSbtiTarget } from '@/service/storage/research/outcome'

/** A company with its records in public lists. */
type Listed = { company: Pick<Company, 'names' | 'identifiers' | 'nearRows'>; commitments: readonly Commitment[] }

type Of<Source extends Commitment['source']> = Extract<Commitment, { source: Source }>

function allOf<Source extends Commitment['source']>(commitments: readonly Commitment[], source: Source): Of<Source>[] {
  return commitments.filter((commitment): commitment is Of<Source> => commitment.source === source)
}

/** "FY2030" and "2030-2050": SBTi writes two dates for some targets; the first is the target year. */
function firstYear(text: string | null): number | null {
  const year = /\b(?:FY)?(20\d\d)/.exec(text ?? '')?.[1]
  return year === undefined ? null : Number(year)
}

function degreesOf(classification: string | null): '1.5' | '2' | null {
  if (classification === null) return null
  return classification.startsWith('1.5') ? '1.5' : '2'
}

/** Two classes ("1.5°C/Well-below 2°C") apply to two parts of the company: its ambition is the weaker one. */
function weakestDegreesOf(classification: string | null): '1.5' | '2' | null {
  if (classification === null) return null
  return classification.split('/').every((one) => one.trim().startsWith('1.5')) ? '1.5' : '2'
}

/** "1.5°C/1.5°C": two parts of a company in the same class. */
function onceEach(classification: string): string {
  return [...new Set(classification.split('/').map((one) => one.trim()))].join('/')
}

function ambitionOf({ classification }: { classification: string | null }): string | null {
  return classification === null ? null : onceEach(classification)
}

function describePart(
  label: string,
  status: string,
  classification: string | null,
  year: string | null,
): string | null {
  if (status === 'none') return null
  const words = [status, ambitionOf({ classification }), year === null ? null : `by ${year}`].filter(
    (word) => word !== null,
  )
  return `${label} ${words.join(', ')}`
}

/** Our own sentence from the list's structured fields; the list's sentences may not be passed on. */
function describe(listed: Of<'sbti'>): string {
  const { reason } = listed
  const statuses = [listed.nearTerm.status, listed.longTerm.status, listed.netZero.status]
  const parts = [
    describePart('Near term', listed.nearTerm.status, listed.nearTerm.classification, listed.nearTerm.year),
    describePart('long term', listed.longTerm.status, listed.longTerm.classification, listed.longTerm.year),
    describePart('net zero', listed.netZero.status, null, listed.netZero.year),
    reason !== null && isReasonStanding(statuses) ? `reason given: ${reason}` : null,
  ].filter((part) => part !== null)
  const { history } = listed
  const days = history ? `listed ${history.listedOn}, removed ${history.removedOn}` : listed.updatedOn
  return `${parts.join('; ') || 'No target'} (SBTi list, ${days})`
}

function toTarget(listed: Of<'sbti'>): StoredSbtiTarget {
  return {
    createdOn: sbtiCreatedOn(listed),
    nearTerm: listed.nearTerm.status,
    nearTermDegrees: weakestDegreesOf(listed.nearTerm.classification),
    nearTermAmbition: ambitionOf(listed.nearTerm),
    nearTermYear: firstYear(listed.nearTerm.year),
    longTerm: listed.longTerm.status,
    longTermDegrees: degreesOf(listed.longTerm.classification),
    longTermAmbition: ambitionOf(listed.longTerm),
    longTermYear: firstYear(listed.longTerm.year),
    netZero: listed.netZero.status,
    netZeroYear: firstYear(listed.netZero.year),
    businessAmbition: listed.businessAmbition.status !== null,
    businessAmbitionJoinedOn: listed.businessAmbition.joinedOn,
    detail: describe(listed),
    reason: listed.reason,
    removedOn: listed.history?.removedOn ?? null,
  }
}

const raceToZero = { name: 'Race to Zero', slug: 'race-to-zero' }

/** The kinds of identifier that a list has for some of its members. */
const identifiersOfList: Readonly<Record<'sbti' | 'race-to-zero', readonly IdentifierKind[]>> = {
  sbti: ['lei', 'isin', 'sbti'],
  'race-to-zero': ['lei', 'gcap'],
}

/**
 * Whether a row of the list is similar to the company by name, former name or group: it may be the company's, so nobody can say that the
 * company is not in the list (service/compile/join/near-rows.ts).
 */
export function isNamedNear({ nearRows = [] }: Listed['company'], list: ListOfPromises): boolean {
  return nearRows.some((row) => row.list === list)
}

/** Whether a name without its legal form is in Latin letters: "Axcelead 株式会社", but not "三菱UFJ銀行", where they are only a part of it. */
function isInLatinLetters(name: string): boolean {
  return /\p{Script=Latin}/u.test(name) && readName(name).original === null
}

/**
 * Whether a company missing from a list would have been found in it: no row of the list is similar, and the company is not known only by
 * names in another script without an identifier that the list has, as lists name companies in Latin letters.
 */
function wouldBeFound(company: Listed['company'], list: 'sbti' | 'race-to-zero'): boolean {
  const { names, identifiers } = company
  if (isNamedNear(company, list)) return false
  return (
    names.some(({ value }) => isInLatinLetters(value)) ||
    identifiers.some(({ kind }) => identifiersOfList[list].includes(kind))
  )
}

function buildSbti({ company, commitments }: Listed, editions: Editions): StoredCommitments['sbti'] {
  const targets = currentFirst(allOf(commitments, 'sbti')).map(toTarget)
  if (targets.length === 0 && !wouldBeFound(company, 'sbti'))
    return isNamedNear(company, 'sbti') ? { ...unknownCommitments.sbti, isNamedNear: true } : unknownCommitments.sbti
  return { retrievedOn: editions.byId.sbti.retrievedOn, targets }
}

function buildUn({ company, commitments }: Listed, editions: Editions): StoredCommitments['un'] {
  const listed = allOf(commitments, 'race-to-zero')
  const isTracked = allOf(commitments, 'net-zero-tracker').some((tracked) => tracked.raceToZero === true)
  const initiatives = [
    ...(listed.length > 0 || isTracked ? [raceToZero] : []),
    ...listed.flatMap((entry) => entry.initiatives),
  ]
  if (initiatives.length === 0 && !wouldBeFound(company, 'race-to-zero'))
    return isNamedNear(company, 'race-to-zero')
      ? { ...unknownCommitments.un, isNamedNear: true }
      : unknownCommitments.un
  const by = listed.length === 0 && isTracked ? 'net-zero-tracker' : 'race-to-zero'
  return {
    retrievedOn: editions.byId[by].retrievedOn,
    url: listed.find((entry) => entry.url !== null)?.url ?? (initiatives.length > 0 ? editions.byId[by].url : null),
    ...(by === 'net-zero-tracker' ? { isTracked: true as const } : {}),
    initiatives: [...new Map(initiatives.map((initiative) => [initiative.slug, initiative])).values()],
    ...joinedFirst(listed),
  }
}

/** The earliest joining day among the rows of a member that the list has several times. */
function joinedFirst(listed: readonly Of<'race-to-zero'>[]): { joinedOn?: string } {
  const [joinedOn] = listed.flatMap((entry) => entry.joinedOn ?? []).toSorted()
  return joinedOn === undefined ? {} : { joinedOn }
}

function buildGlobalCompact({ commitments }: Listed, editions: Editions): Pick<StoredCommitments, 'globalCompact'> {
  const [participant] = allOf(commitments, 'un-global-compact')
  if (participant === undefined) return {}
  const { retrievedOn, url } = editions.byId['un-global-compact']
  return { globalCompact: { retrievedOn, url, joinedOn: participant.joinedOn } }
}

const strongestFirst = ['set', 'committed', 'removed', 'none']

/**
 * Present rows before removed ones, then the row with the stronger near-term target, then the one whose validated targets last longest:
 * lists and pages show the first one, and scores use the strongest.
 */
function currentFirst(listed: readonly Of<'sbti'>[]): Of<'sbti'>[] {
  const rankOf = ({ nearTerm }: Of<'sbti'>) => strongestFirst.indexOf(nearTerm.status)
  const lastYearOf = ({ nearTerm, longTerm, netZero }: Of<'sbti'>) =>
    lastTargetYear([nearTerm, longTerm, netZero].map(({ status, year }) => ({ status, year: firstYear(year) }))) ?? 0
  return listed.toSorted(
    (a, b) =>
      Number(a.history !== undefined) - Number(b.history !== undefined) ||
      rankOf(a) - rankOf(b) ||
      lastYearOf(b) - lastYearOf(a),
  )
}

/**
 * What the public lists say about a matched company. SBTi and Race to Zero include the day of the list, so that an empty answer means
 * "not in the list of that day"; the day is null if a row is similar or the company would not have been found. For The Climate Pledge and
 * the UN Global Compact a missing company stays unknown, as our lists are older than some of their members.
 */
export function buildCommitments(listed: Listed, editions: Editions): StoredCommitments {
  const pledge = allOf(listed.commitments, 'climate-pledge')[0]
  return {
    sbti: buildSbti(listed, editions),
    un: buildUn(listed, editions),
    ...buildGlobalCompact(listed, editions),
    climatePledge: pledge
      ? { signed: true, signedOn: pledge.signedOn, url: pledge.url ?? editions.byId['climate-pledge'].url }
      : { signed: null, signedOn: null, url: null },
  }
}

/** No company was matched: no list says anything about this organization. */
export const unknownCommitments: StoredCommitments = {
  sbti: { retrievedOn: null, targets: [] },
  un: { retrievedOn: null, url: null, initiatives: [] },
  climatePledge: { signed: null, signedOn: null, url: null },
}
