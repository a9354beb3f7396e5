import 'server-only'
import { servicePath } from '@/lib/server/service-path'
import { type ListedIndustry, listIndustries } from '@/lib/views/list/industry-list'
import { askService } from './service-client'

const pageLimitMs = 4000

/** All industries with factor and mean score (ISIC has fewer divisions than a page holds); null without such a list. */
export async function readIndustryList(): Promise<ListedIndustry[] | null> {
  const answer = await askService({
    method: 'GET',
    path: servicePath('/industries', {}, { per_page: '200' }),
    timeoutMs: pageLimitMs,
  })
  if (answer.kind !== 'answered' || answer.status !== 200 || !Array.isArray(answer.json)) return null
  return listIndustries(answer.json)
}
