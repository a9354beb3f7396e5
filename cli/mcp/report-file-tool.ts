import { constants, open } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { type CarbonClient, dataOf } from '@/client/src/client'
import { pause } from '@/client/src/pause'
import { answer, orRefusal } from './answer'
import { Id } from './read-tools'
import { describeReading } from './report-tools'

const types: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.md': 'text/markdown',
  '.markdown': 'text/markdown',
  '.txt': 'text/plain',
  '.html': 'text/html',
  '.htm': 'text/html',
  '.xhtml': 'application/xhtml+xml',
}
const largestBytes = 50 * 1024 * 1024
const longestWaitMs = 60_000
const pollMs = 500

/**
 * Gives a report on this machine to an organization. Only for a caller who started this process: over HTTP anybody with a key could
 * have it read files of its machine.
 */
export function addReportFileTool(server: McpServer, client: CarbonClient): void {
  server.registerTool(
    'add_report',
    {
      title: 'Give a report to an organization',
      description:
        'Sends a file of this machine (PDF, Markdown, text, XHTML) to the register as a report of the organization, waits until it is read, and answers its figures. They are proposals: a person accepts them in the dashboard.',
      inputSchema: {
        id: Id,
        path: z
          .string()
          .min(1)
          .describe('of the file on this machine, absolute or below the folder this was started in'),
      },
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    ({ id, path }) =>
      orRefusal(async () => {
        const type = types[extname(path).toLowerCase()]
        if (type === undefined) throw new Error(`a report ends in ${Object.keys(types).join(', ')}`)
        const documentId = await send(client, { id, path, type })
        return answer(await settled(client, id, documentId))
      }),
  )
}

async function send(client: CarbonClient, { id, path, type }: { id: number; path: string; type: string }) {
  const bytes = await readFile(path)
  const sent = await client.api.POST('/organizations/{id}/documents', {
    params: { path: { id }, query: { name: basename(path).slice(-300), by: 'an assistant' } },
    // The types of the document have a file as a string.
    body: bytes as unknown as string,
    bodySerializer: () => bytes,
    headers: { 'content-type': type },
  })
  return dataOf(sent).document.id
}

/** The bytes of a regular file of at most 50 MiB. */
async function readFile(path: string): Promise<Uint8Array<ArrayBuffer>> {
  // A named pipe would otherwise be waited for until somebody writes into it.
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  try {
    const found = await file.stat()
    if (!found.isFile()) throw new Error(`${path} is no file`)
    if (found.size > largestBytes) throw new Error('a report may have at most 50 MiB')
    return new Uint8Array(await file.readFile())
  } finally {
    await file.close()
  }
}

async function settled(client: CarbonClient, id: number, documentId: number) {
  const deadline = Date.now() + longestWaitMs
  for (;;) {
    const reading = await describeReading(client, id, documentId)
    const isOpen = reading.report.state === 'waiting' || reading.report.state === 'reading'
    if (!isOpen || Date.now() > deadline) return reading
    await pause(pollMs)
  }
}
