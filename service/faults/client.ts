import type { Method } from '@/service/testing/colliding-writes'

export const teamKey = 'crt_team-key-of-the-faults'

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> }

/** A request that takes longer counts as hanging. */
const limitMs = 40_000

/** Sends a request. Throws fetch's error when there is no complete answer, and an Error where the answer is not JSON. */
export async function send(
  url: string,
  key: string | null,
  method: Method,
  body?: object,
  longestMs = limitMs,
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(longestMs),
  })
  return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) }
}

/** Creates a project and returns its key. */
export async function createProject(url: string): Promise<string> {
  const { status, body } = await send(`${url}/projects`, teamKey, 'POST', { name: 'Faults' })
  if (typeof body['api_key'] !== 'string') throw new Error(`No project was made: ${status} ${body['detail']}`)
  return body['api_key']
}

export type Listed = { id: number; name: string; status: string }

/** Returns every organization of the key's project. */
export async function listAll(url: string, key: string): Promise<Listed[]> {
  const all: Listed[] = []
  let cursor: string | null = null
  do {
    const page: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const { status, body } = await send(`${url}/organizations?sort=created&limit=200${page}`, key, 'GET')
    if (status !== 200) throw new Error(`The list answers ${status} ${body['detail']}`)
    const { organizations, next_cursor } = body as { organizations: Listed[]; next_cursor: string | null }
    all.push(...organizations)
    cursor = next_cursor
  } while (cursor !== null)
  return all
}

export async function isReady(url: string): Promise<boolean> {
  return send(`${url}/readyz`, null, 'GET').then(
    ({ status }) => status === 200,
    () => false,
  )
}
