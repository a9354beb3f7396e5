import 'server-only'
import { servicePath } from '@/lib/server/service-path'
import { type NamedIndustry, namesOf } from './read-industries'
import { askService, type ServiceAnswer } from './service-client'

const most = 10
const mostLetters = 200

/**
 * The industries that the service finds by words about what they do, in any of its languages, best first; or the error response. Empty if
 * the service has no search and returns its whole list.
 */
export async function findIndustries(words: string): Promise<NamedIndustry[] | ServiceAnswer> {
  const search = [...words.trim()].slice(0, mostLetters).join('')
  if (search === '') return []
  const query = new URLSearchParams({ search, per_page: String(most) })
  const answer = await askService({ method: 'GET', path: servicePath('/industries', {}, query) })
  if (answer.kind !== 'answered' || answer.status !== 200) return answer
  const names = namesOf(answer.json)
  if (names === null) return { kind: 'unreadable', status: 200 }
  return names.length > most ? [] : names
}
