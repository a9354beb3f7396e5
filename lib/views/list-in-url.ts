import { createParser, parseAsStringLiteral } from 'nuqs/server'

const listSorts = ['name', '-name', 'score', '-score', 'emissions', '-emissions', 'created', '-created'] as const
export type ListSort = (typeof listSorts)[number]

/** All, or one of the three faces research has. */
const listStatuses = ['', 'in_progress', 'synced', 'errored'] as const
export type ListStatus = (typeof listStatuses)[number]

const longestSearch = 200

/** Of an address that anybody may have written: no more than a service takes, and nothing it must refuse. */
function toSearch(words: string): string {
  const readable = words.toWellFormed().replace(/\p{Cc}/gu, ' ')
  return [...readable].slice(0, longestSearch).join('')
}

/** Search, filter and order of the list live in its address: a link keeps them, the back button undoes them. */
export const listInUrl = {
  q: createParser({ parse: toSearch, serialize: toSearch }).withDefault(''),
  status: parseAsStringLiteral(listStatuses).withDefault(''),
  sort: parseAsStringLiteral(listSorts).withDefault('name'),
}
