import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import type { CarbonClient } from '@/client/src/client'
import { answer, orRefusal } from './answer'
import { given } from './given'
import { describe } from './read-tools'

const longestWaitMs = 60_000

/** Tools that change the project; only registered if the server was started with --write. */
export function addWriteTools(server: McpServer, client: CarbonClient): void {
  server.registerTool(
    'register_organization',
    {
      title: 'Register an organization',
      description:
        'Takes an organization into the project, or finds it where it is, waits for its research and reads it. Give an identifier where you have one: a name alone may be of several.',
      inputSchema: {
        name: z.string().min(1).describe('as the organization writes it, with its legal form where that is known'),
        country: z.string().optional().describe('ISO 3166-1 code of the headquarters'),
        website: z.string().optional().describe('its own, like example.com'),
        lei_number: z.string().optional().describe('Legal Entity Identifier, 20 characters'),
        isin_number: z.string().optional().describe('ISIN of a share of it, 12 characters'),
        external_id: z.string().optional().describe('the user’s own number of it'),
      },
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    ({ name, country, ...fields }) =>
      orRefusal(async () => {
        const { id } = await client.register({ name, ...given({ ...fields, hq_region: country }) })
        await client.waitUntilSettled([id], { timeoutMs: longestWaitMs })
        return answer({ ...(await describe(client, id, undefined)) })
      }),
  )
}
