import type { Format } from '@/lib/format/create-format'
import { toPoints } from '@/lib/format/score'
import type { Key, Words } from '@/lib/messages/words'
import { paths } from '@/lib/paths'
import type { ChangeAnswer } from '@/lib/views/answers/changes-answer'
import { joinWithCommas } from '@/lib/views/translate/list-words'

type Details = ChangeAnswer['details']
type Say = (details: Details, words: Words<'changes'>, format: Format) => string | null

const parts: Readonly<Record<string, Key<'changes'>>> = {
  near_term: 'partNearTerm',
  long_term: 'partLongTerm',
  net_zero: 'partNetZero',
}

const fieldKeys: Readonly<Record<string, Key<'changes'>>> = {
  name: 'fieldName',
  hq_region: 'fieldPlace',
  hq_subregion: 'fieldPlace',
  hq_fuzzy: 'fieldPlace',
  industry_id: 'fieldIndustry',
  industry_name: 'fieldIndustry',
  website: 'fieldWebsite',
  external_id: 'fieldExternalId',
  is_legal_entity_name: 'fieldLegalName',
}
const identifiers: Readonly<Record<string, string>> = {
  lei_number: 'LEI',
  isin_number: 'ISIN',
  duns_number: 'DUNS',
  sp_global_number: 'S&P Global',
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
const nameOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null ? textOf(Reflect.get(value, 'name')) : null

function target(key: Key<'changes'>, withYear: Key<'changes'>): Say {
  return ({ part, target_year: given }, words) => {
    const partKey = parts[String(part)]
    if (partKey === undefined) return null
    const year = numberOf(given)
    return year === null
      ? words(key, { part: words(partKey) })
      : words(withYear, { part: words(partKey), year: String(year) })
  }
}

function sayFigures({ years, year, scope_1_and_2_kg: kilograms }: Details, words: Words<'changes'>, format: Format) {
  const listed = Array.isArray(years) ? years.filter((one): one is number => typeof one === 'number') : []
  const newest = numberOf(year)
  if (newest === null) return null
  const said = joinWithCommas((listed.length === 0 ? [newest] : listed).map(String), format)
  const mass = numberOf(kilograms)
  if (mass === null) return words('figuresAdded', { years: said })
  return words('figuresAddedMass', { years: said, year: String(newest), mass: format.massInWords(mass) })
}

function sayScore({ before, after, range_low: low, range_high: high, because }: Details, words: Words<'changes'>) {
  const [was, now, least, most] = [before, after, low, high].map(numberOf)
  if (was == null || now == null || least == null || most == null) return null
  const points = { before: String(toPoints(was)), after: String(toPoints(now)) }
  if (because === 'method') return words('scoreMethod', points)
  return words('scoreMoved', { ...points, low: String(toPoints(least)), high: String(toPoints(most)) })
}

function sayMatch({ before, after }: Details, words: Words<'changes'>): string | null {
  const [was, now] = [nameOf(before), nameOf(after)]
  if (was !== null && now !== null) return words('matchChanged', { before: was, after: now })
  if (now !== null) return words('matchFound', { after: now })
  return was === null ? null : words('matchLost', { before: was })
}

function sayEdit({ fields }: Details, words: Words<'changes'>, format: Format): string | null {
  const edited = Array.isArray(fields) ? fields.map((one: unknown) => textOf(Object(one).field)) : []
  const said = edited.flatMap((field) => {
    const key = fieldKeys[field ?? '']
    return key === undefined ? (identifiers[field ?? ''] ?? []) : words(key)
  })
  return said.length === 0 ? null : words('detailsEdited', { fields: joinWithCommas([...new Set(said)], format) })
}

/** `place`: where the text inserts the name. */
function named(key: Key<'changes'>, place: 'list' | 'name'): Say {
  return ({ name: given }, words) => {
    const name = textOf(given)
    return name === null ? null : words(key, { [place]: name })
  }
}

const sayings: Readonly<Record<string, Say>> = {
  figures_added: sayFigures,
  target_committed: target('targetCommitted', 'targetCommitted'),
  target_set: target('targetSet', 'targetSetFor'),
  target_renewed: target('targetRenewed', 'targetRenewedFor'),
  target_removed: target('targetRemoved', 'targetRemoved'),
  target_expired: target('targetRemoved', 'targetExpired'),
  list_joined: named('listJoined', 'list'),
  list_left: named('listLeft', 'list'),
  score_moved: sayScore,
  match_changed: sayMatch,
  report_found: named('reportFound', 'name'),
  report_decided: named('reportDecided', 'name'),
  details_edited: sayEdit,
}

/** A change in the reader's words; for an unknown kind only that something changed. */
export function sayNotedChange({ kind, details }: ChangeAnswer, format: Format): string {
  const words = format.words('changes')
  const say = Object.hasOwn(sayings, kind) ? sayings[kind] : undefined
  return say?.(details, words, format) ?? words('other')
}

/** The page that shows where a change comes from: the evidence, the report, or the organization. */
export function placeOfChange({ kind, details, organization: { id } }: ChangeAnswer): string {
  const page = paths.organization(id)
  const document = numberOf(details['document_id'])
  if (kind.startsWith('report_') && document !== null) return paths.document(id, document)
  const pointer = pointerOf(kind, details)
  return pointer === null ? page : `${page}?evidence=${encodeURIComponent(pointer)}`
}

const targetPointers: Readonly<Record<string, string>> = {
  near_term: '/sbti/data/0/near_term/target_status',
  long_term: '/sbti/data/0/long_term/has_target',
  net_zero: '/sbti/data/0/net_zero/has_target',
}

/** The JSON pointer of the figure whose evidence explains the change; null if only the page does. */
function pointerOf(kind: string, { part, list }: Details): string | null {
  if (kind === 'score_moved') return '/score'
  if (kind.startsWith('target_')) return targetPointers[String(part)] ?? null
  return kind.startsWith('list_') && list === 'climate-pledge' ? '/climate_pledge/signed' : null
}
