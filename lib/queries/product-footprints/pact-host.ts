import { queryOptions } from '@tanstack/react-query'
import { fetchAnswer } from '@/lib/queries/answer-error'
import { asJson } from '@/lib/queries/as-json'
import {
  type PactHostAnswer,
  type ProductFootprintsTaken,
  parseFootprintsTaken,
  parsePactHost,
} from '@/lib/views/answers/product-footprints-answer'
import { productFootprintPaths } from './product-footprint-paths'

/** The PACT host from which an organization's product footprints are fetched; null if none is set. */
export function pactHostQuery(id: number) {
  return queryOptions({
    queryKey: ['pact-host', id],
    queryFn: async ({ signal }): Promise<PactHostAnswer | null> =>
      parsePactHost(await fetchAnswer(productFootprintPaths.pactHost(id), { signal })),
    retry: false,
  })
}

export type PactAccess = { url: string; auth_url: string | null; client_id: string; client_secret: string }

export async function keepPactHost(id: number, access: PactAccess): Promise<PactHostAnswer | null> {
  return parsePactHost(await fetchAnswer(productFootprintPaths.pactHost(id), asJson('PUT', access)))
}

export async function forgetPactHost(id: number): Promise<PactHostAnswer | null> {
  return parsePactHost(await fetchAnswer(productFootprintPaths.pactHost(id), { method: 'DELETE' }))
}

export type PactHostAsked = ProductFootprintsTaken & { host: PactHostAnswer | null }

/** Asks the host, which may take a minute. */
export async function askPactHost(id: number, confirmsCompany: boolean): Promise<PactHostAsked> {
  const body = { confirms_company: confirmsCompany }
  const answer = await fetchAnswer(productFootprintPaths.pactHostFetch(id), asJson('POST', body))
  return { ...parseFootprintsTaken(answer), host: parsePactHost(answer) }
}
