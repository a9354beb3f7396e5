import 'server-only'
import * as z from 'zod'
import { readConfig } from '@/lib/server/config'
import { type ServicePath, servicePath } from '@/lib/server/service-path'
import { askService, type ServiceAnswer } from './service-client'

const Named = z.object({ id: z.union([z.string(), z.number()]).transform(String), name: z.string().min(1) })
export type NamedIndustry = z.infer<typeof Named>

const mostPages = 20

/** The path of rel="next" in a Link header (RFC 8288) if it stays with the service; null on the last page. */
function nextPath(link: string | null, path: string): ServicePath<'GET'> | null {
  const target = link
    ?.split(/,\s*(?=<)/)
    .find((entry) => /;\s*rel="?next"?/i.test(entry))
    ?.match(/<([^>]*)>/)?.[1]
  if (target === undefined) return null
  const { serviceUrl } = readConfig()
  const resolved = new URL(target, `${serviceUrl}${path}`)
  const base = new URL(serviceUrl)
  if (resolved.origin !== base.origin) return null
  const whole = `${resolved.pathname}${resolved.search}`
  const below = base.pathname !== '/' && whole.startsWith(base.pathname) ? whole.slice(base.pathname.length) : whole
  // The service's own address of its own next page.
  return below as ServicePath<'GET'>
}

/** Null if the answer is not a list. */
export function namesOf(json: unknown): NamedIndustry[] | null {
  if (!Array.isArray(json)) return null
  return json.flatMap((entry) => {
    const read = Named.safeParse(entry)
    return read.success ? [read.data] : []
  })
}

/** All industries by id and name, page after page; or the error response. */
export async function readIndustries(): Promise<NamedIndustry[] | ServiceAnswer> {
  const industries: NamedIndustry[] = []
  let path: ServicePath<'GET'> | null = servicePath('/industries')
  for (let page = 0; path !== null && page < mostPages; page += 1) {
    const answer: ServiceAnswer = await askService({ method: 'GET', path })
    if (answer.kind !== 'answered' || answer.status !== 200) return answer
    const names = namesOf(answer.json)
    if (names === null) return { kind: 'unreadable', status: 200 }
    industries.push(...names)
    path = nextPath(answer.headers.get('link'), path)
  }
  return [...new Map(industries.map((industry) => [industry.id, industry])).values()]
}
