import createFetchClient, { type Client } from 'openapi-fetch'
import { pause } from './pause.ts'
import { type Fetch, type RetryOptions, retrying } from './retry.ts'
import type { components, operations, paths } from './schema.ts'
import { toServiceError } from './service-error.ts'

export type { components, operations, paths } from './schema.ts'
export { CarbonServiceError, toServiceError } from './service-error.ts'

type Schemas = components['schemas']
export type Organization = Schemas['Organization']
export type OrganizationSummary = Schemas['OrganizationSummary']
export type Registration = Schemas['Registration']
export type BatchOutcome = Schemas['BatchOutcome']
type Query<Operation extends keyof operations> = NonNullable<operations[Operation]['parameters']['query']>
export type ListFilter = Omit<Query<'listOrganizations'>, 'cursor' | 'limit'>
export type Waiting = {
  /** Milliseconds; default ten minutes. */
  timeoutMs?: number
  signal?: AbortSignal
  /** Called after each poll with the number of settled organizations and of all. */
  onProgress?: (settled: number, all: number) => void
}

export type ClientOptions = RetryOptions & {
  /** Address of the service; default http://127.0.0.1:4000. */
  url?: string
  /** A project's key; for projects, keys and data the team key. */
  key: string
  /** Replaces the global fetch. */
  fetch?: Fetch
}

export type CarbonClient = {
  /** Every operation of the service by path, typed: `api.GET('/organizations/{id}', { params: { path: { id } } })`. */
  api: Client<paths, `${string}/${string}`>
  /** Registers one organization, or finds the registered one. */
  register: (registration: Registration) => Promise<Organization>
  get: (id: number, query?: Query<'readOrganization'>) => Promise<Organization>
  /** All organizations selected by the filters, page by page. */
  list: (filter?: ListFilter) => AsyncGenerator<OrganizationSummary, void, undefined>
  /** Registers any number, 200 per request; outcomes are in row order. */
  registerMany: (rows: readonly Registration[]) => AsyncGenerator<BatchOutcome, void, undefined>
  /** Waits until research has ended; resolves to the status of each, "synced" or "errored". Ids that the project does not have are left
   * out. */
  waitUntilSettled: (ids: readonly number[], waiting?: Waiting) => Promise<Map<number, string>>
}

/** The size of one request (GET and POST /organizations/batch). */
const batchSize = 200
const pageSize = 200
const firstPollMs = 250
const slowestPollMs = 5_000

/** A client of one service with one key. Throws CarbonServiceError for error responses. */
export function createClient({
  url = 'http://127.0.0.1:4000',
  key,
  fetch: send,
  ...retry
}: ClientOptions): CarbonClient {
  const api = createFetchClient<paths>({
    baseUrl: url.replace(/\/+$/, ''),
    headers: { authorization: `Bearer ${key}` },
    fetch: retrying(send ?? ((request) => fetch(request)), retry),
  })

  async function register(body: Registration): Promise<Organization> {
    return dataOf(await api.POST('/organizations', { body }))
  }

  async function get(id: number, query: Query<'readOrganization'> = {}): Promise<Organization> {
    return dataOf(await api.GET('/organizations/{id}', { params: { path: { id }, query } }))
  }

  async function* list(filter: ListFilter = {}): AsyncGenerator<OrganizationSummary, void, undefined> {
    let cursor: string | null = null
    do {
      const query: Query<'listOrganizations'> = { ...filter, limit: pageSize, ...(cursor !== null && { cursor }) }
      const page: Schemas['OrganizationList'] = dataOf(await api.GET('/organizations', { params: { query } }))
      yield* page.organizations
      cursor = page.next_cursor
    } while (cursor !== null)
  }

  async function* registerMany(rows: readonly Registration[]): AsyncGenerator<BatchOutcome, void, undefined> {
    for (let first = 0; first < rows.length; first += batchSize) {
      const body = { rows: rows.slice(first, first + batchSize) }
      yield* dataOf(await api.POST('/organizations/batch', { body })).outcomes
    }
  }

  async function readStatuses(ids: readonly number[]): Promise<{ id: number; status: string }[]> {
    const found: { id: number; status: string }[] = []
    for (let first = 0; first < ids.length; first += batchSize) {
      const query = { ids: ids.slice(first, first + batchSize).join(',') }
      found.push(...dataOf(await api.GET('/organizations/batch', { params: { query } })).organizations)
    }
    return found
  }

  async function waitUntilSettled(ids: readonly number[], waiting: Waiting = {}): Promise<Map<number, string>> {
    const { timeoutMs = 600_000, signal, onProgress } = waiting
    const deadline = Date.now() + timeoutMs
    const settled = new Map<number, string>()
    const unique = [...new Set(ids)]
    let open = unique
    for (let wait = firstPollMs; open.length > 0; wait = Math.min(wait * 1.5, slowestPollMs)) {
      const found = await readStatuses(open)
      for (const { id, status } of found) if (isSettled(status)) settled.set(id, status)
      open = found.filter(({ id }) => !settled.has(id)).map(({ id }) => id)
      onProgress?.(unique.length - open.length, unique.length)
      if (open.length === 0) break
      if (Date.now() + wait > deadline)
        throw new Error(`${open.length} organizations were not settled in time: ${open.slice(0, 5).join(', ')}`)
      await pause(wait, signal)
    }
    return settled
  }

  return { api, register, get, list, registerMany, waitUntilSettled }
}

/** Every other status, known or unknown, is research in progress. */
function isSettled(status: string): boolean {
  return status === 'synced' || status === 'errored'
}

/** The content of an `api` response; throws CarbonServiceError for an error response. */
export function dataOf<Data>({ data, error, response }: { data?: Data; error?: unknown; response: Response }): Data {
  if (data === undefined) throw toServiceError(response, error)
  return data
}
