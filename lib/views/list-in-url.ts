import { parseAsString, parseAsStringLiteral } from 'nuqs/server'

const listSorts = ['name', '-name', 'score', '-score', 'emissions', '-emissions', 'created', '-created'] as const
export type ListSort = (typeof listSorts)[number]

/** Search, filter and order of the list live in its address: a link keeps them, the back button undoes them. */
export const listInUrl = {
  q: parseAsString.withDefault(''),
  status: parseAsString.withDefault(''),
  sort: parseAsStringLiteral(listSorts).withDefault('name'),
}
