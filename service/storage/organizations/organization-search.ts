import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { containing } from '@/service/storage/engine/containing'
import type { Queryable } from '@/service/storage/engine/database'
import { anyOf, parsedRow, parsedRows } from '@/service/storage/engine/rows'

/**
 * A search among a project's organizations. `as`: where the words must match a name: at the beginning of words, anywhere, or with one
 * letter different. Countries and labels named by the words are found too.
 */
export type Search = {
  /** Folded (service/matching/names/fold-text.ts). */
  words: string
  as: 'beginning' | 'part' | 'near'
  /** ISO 3166-1 codes. */
  countries: readonly string[]
  /** Keys of labels (folded). */
  labels: readonly string[]
}

type Condition = RawBuilder<boolean>

/** Separate words like spaces: "Coca Cola" finds "Coca-Cola", "l oreal" and "l'oreal" find "L’Oréal" (migration 0022). */
const betweenWords = /[\s./(),:&'’-]+/g

/** Null if nothing is left to search for. */
function wordsToFind(search: string): string | null {
  const words = search.replace(betweenWords, ' ')
  return words.trim() === '' ? null : words
}

/**
 * One or two letters only have a trigram at the beginning of a word, so they are searched there. Two letters of another script (東芝) are a
 * name, and searched anywhere.
 */
function partToFind(words: string): string {
  return /^[a-z0-9]{1,2}$/.test(words) ? ` ${words}` : words
}

const fewestLetters = 4

/** LIKE patterns for beginnings of words that differ from `word` by one letter: changed, missing, swapped or added. */
function nearPatterns(word: string): string[] {
  const letters = [...word]
  if (letters.length < fewestLetters) return [word]
  const until = (place: number) => letters.slice(0, place).join('')
  const from = (place: number) => letters.slice(place).join('')
  const places = letters.map((_, place) => place)
  return [
    word,
    ...places.map((place) => `${until(place)}_${from(place + 1)}`),
    ...places.slice(1).map((place) => `${until(place)}_${from(place)}`),
    ...places.slice(1).map((place) => `${until(place - 1)}${letters[place]}${letters[place - 1]}${from(place + 1)}`),
    // With four letters three would be left, with which many words begin.
    ...(letters.length > fewestLetters ? places.map((place) => until(place) + from(place + 1)) : []),
  ].map((pattern) => pattern.trim())
}

/** Whether each word can be compared by letters: LIKE has special characters. */
const areLetters = /^[\p{L}\p{N} ]+$/u

/**
 * The index covers what is not in progress; the rest is read by its phase. Both are index ranges that PostgreSQL combines. A search
 * without a trigram would read the whole index, which takes longer than the table: it is written so that the index is not used. The
 * database decides what a letter is, because its locale does so for pg_trgm too.
 */
function hasInName(part: string): Condition {
  const has = sql`search_words like ${containing(part)}`
  const hasTrigram = sql`${part}::text ~ '[[:alnum:]]{3}|[^[:alnum:]][[:alnum:]]'`
  return sql`((${hasTrigram} and phase <> 1 and ${has}) or (${hasTrigram} and phase = 1 and ${has})
    or (not ${hasTrigram} and ${has}))`
}

function isNamed(words: string, as: Search['as']): Condition {
  if (as === 'part') return hasInName(partToFind(words))
  if (as === 'beginning' || !areLetters.test(words)) return hasInName(` ${words.trimStart()}`)
  const each = words.trim().split(' ').map(nearPatterns)
  return sql`(${sql.join(
    each.map(
      (patterns) =>
        sql`search_words like ${anyOf(
          patterns.map((pattern) => `% ${pattern}%`),
          'text',
        )}`,
    ),
    sql` and `,
  )})`
}

/** The condition on table organization; null if the search excludes nothing. */
export function isFound({ words: searched, as, countries, labels }: Search): Condition | null {
  const words = wordsToFind(searched)
  if (words === null) return null
  const parts = [isNamed(words, as)]
  if (countries.length > 0) parts.push(sql`country = ${anyOf(countries, 'text')}`)
  if (labels.length > 0) {
    parts.push(sql`exists (select from organization_label l where l.organization_id = organization.id
      and l.label_key = ${anyOf(labels, 'text')})`)
  }
  return parts.length === 1 ? (parts[0] ?? null) : sql`(${sql.join(parts, sql` or `)})`
}

const Exists = z.object({ exists: z.boolean() })

/** Whether the search finds any organization of the project. */
export async function findsAny(db: Queryable, projectId: number, search: Search): Promise<boolean> {
  const found = isFound(search)
  if (found === null) return true
  const row = await parsedRow(
    db,
    Exists,
    sql`select exists(select from organization
      where project_id = ${projectId} and merged_into is null and removed_at is null and ${found}) as exists`,
  )
  return row?.exists ?? false
}

const LabelKey = z.object({ key: z.string() })

/** Keys of the project's labels that have a word beginning with these. */
export async function findLabels(db: Queryable, projectId: number, words: string): Promise<string[]> {
  const rows = await parsedRows(
    db,
    LabelKey,
    sql`select distinct label_key as key from organization_label
      where project_id = ${projectId} and ' ' || label_key like ${containing(` ${words}`)} limit 50`,
  )
  return rows.map(({ key }) => key)
}
