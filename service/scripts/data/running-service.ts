import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from '@/service/config'
import { DataCount, DataSource, EditionReport, IncomingFile } from '@/service/contract/data-source'
import { type FigureAcceptance, HeldFigures } from '@/service/contract/held-figure'
import { LiveSourceState } from '@/service/contract/live-source'
import { describeHeld } from '@/service/editions/describe/describe-held'
import { describeCounts, describeReport, describeSources } from '@/service/editions/describe/describe-report'
import { ServiceError } from '@/service/errors'
import { describeLiveSources } from '@/service/live/describe-live-source'
import type { LiveSourceId } from '@/service/live/live-source'
import type { ImportableSource } from '@/service/reference/records'
import { fetchThere } from './fetch-here'

export type Command =
  | {
      name: 'import'
      source: ImportableSource
      files: { name: string; bytes: Uint8Array }[]
      retrieved: string
      vintage: string | undefined
      allowShrink: boolean
    }
  | { name: 'fetch'; source: LiveSourceId }
  | { name: 'rollback'; source: ImportableSource }
  | { name: 'accept'; figure: FigureAcceptance }
  | { name: 'withdraw'; figure: Omit<FigureAcceptance, 'reason'> }
  | { name: 'status' }
  | { name: 'report' }

/** A join takes seconds, on a busy machine minutes. */
const limitMs = 10 * 60_000

export type Call = (method: string, path: string, body?: Uint8Array | object) => Promise<unknown>

/** Lets a running service execute the command, with the team key; returns the same lines as without a running service. */
export async function callRunningService(call: Call, command: Command, verbose: boolean): Promise<string[]> {
  switch (command.name) {
    case 'import': {
      const files: { id: string; name: string }[] = []
      for (const { name, bytes } of command.files) {
        const { id } = IncomingFile.parse(await call('PUT', `/data/incoming/${encodeURIComponent(name)}`, bytes))
        files.push({ id, name })
      }
      const { source, retrieved, vintage, allowShrink } = command
      const body = {
        files,
        retrieved_at: retrieved,
        allow_shrink: allowShrink,
        ...(vintage !== undefined && { vintage }),
      }
      return describeReport(EditionReport.parse(await call('PUT', `/data/sources/${source}/edition`, body)), verbose)
    }
    case 'fetch':
      return fetchThere(call, command.source, (line) => console.error(line))
    case 'rollback':
      return describeReport(
        EditionReport.parse(await call('POST', `/data/sources/${command.source}/rollback`, {})),
        verbose,
      )
    case 'accept':
    case 'withdraw':
      return describeHeld(
        HeldFigures.parse(await call('POST', `/data/held-figures/${command.name}`, command.figure)),
        verbose,
      )
    case 'status':
      return [
        ...describeSources(z.array(DataSource).parse(await call('GET', '/data/sources'))),
        ...describeLiveSources(z.array(LiveSourceState).parse(await call('GET', '/data/live-sources'))),
      ]
    case 'report':
      return [
        ...describeCounts(z.array(DataCount).parse(await call('GET', '/data/report'))),
        ...describeHeld(HeldFigures.parse(await call('GET', '/data/held-figures')), verbose),
      ]
  }
}

export async function readTeamKey({ teamKey, dataDirectory }: Config): Promise<string> {
  if (teamKey !== null) return teamKey
  const path = join(dataDirectory, 'team-key')
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (cause) {
    throw new ServiceError('unavailable', `There is no team key: neither in TEAM_KEY nor in ${path}`, { cause })
  }
}

/** Returns the address at which the service of this data directory listens. */
export function addressOf({ host, port }: Config): string {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

/** Returns a function that calls the service at an address, with a key. */
export function createCall(address: string, key: string): Call {
  return async (method, path, body) => {
    const isFile = body instanceof Uint8Array
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body !== undefined && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
      signal: AbortSignal.timeout(limitMs),
    }).catch((cause: unknown) => {
      throw new ServiceError(
        'unavailable',
        `No service answers at ${address}. Where a process holds the embedded database, SERVICE_PORT names its port`,
        { cause },
      )
    })
    const text = await response.text()
    if (response.ok) return JSON.parse(text)
    throw new ServiceError('bad_request', detailOf(text) ?? `The service answered ${response.status}`)
  }
}

function detailOf(text: string): string | null {
  try {
    return z.object({ detail: z.string() }).parse(JSON.parse(text)).detail
  } catch {
    return null
  }
}
