import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { type CarbonClient, dataOf } from '@/client/src/client'
import { changeKinds } from '@/service/change-kinds'
import { answer, orRefusal } from './answer'
import { given } from './given'
import { Id } from './read-tools'

const Change = z.object({
  organization_id: z.number().int(),
  said: z.string(),
  kind: z.string(),
  happened_on: z.string().describe('the day of the change, as its source has it; else that on which it was noted'),
  noted_at: z.string(),
  known_before: z.boolean().describe('true: it was known already when the organization was first looked up'),
  details: z
    .record(z.string(), z.unknown())
    .describe('null in it is not known; amounts that end in _kg are kilograms CO2e'),
})

export function addChangesTool(server: McpServer, client: CarbonClient): void {
  server.registerTool(
    'changes_since',
    {
      title: 'Changes since a day',
      description:
        'What changed of the organizations of the project since a day: new figures, targets set and removed, lists joined and left, scores, reports, edits.',
      inputSchema: {
        since: z.string().describe('2026-01-31, or `go_on_with` of an earlier answer'),
        kinds: z.array(z.enum(changeKinds)).optional().describe('of these kinds alone; all where none is given'),
        ids: z
          .array(Id)
          .max(50)
          .optional()
          .describe('of these organizations alone; all of the project where none is given'),
        limit: z.number().int().min(1).max(200).optional().describe('changes in one answer; 50 where none is given'),
      },
      outputSchema: {
        changes: z.array(Change),
        go_on_with: z.string(),
        is_more: z.boolean(),
        source: z.string(),
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ since, kinds, ids, limit = 50 }) =>
      orRefusal(async () => {
        const query = given({ since, kind: kinds?.join(','), organization: ids?.join(','), limit })
        const data = dataOf(await client.api.GET('/changes', { params: { query } }))
        return answer({
          changes: data.changes.map(({ organization, kind, happened_on, noted_at, is_history, details }) => ({
            organization_id: organization.id,
            said: `${organization.name ?? 'An organization without a known name'}: ${kind.replaceAll('_', ' ')}, ${happened_on}`,
            kind,
            happened_on,
            noted_at,
            known_before: is_history,
            details,
          })),
          go_on_with: data.next_cursor ?? data.latest_cursor,
          is_more: data.next_cursor !== null,
          source: 'noted by the service when it researched; get_organization and explain_figure name the publishers',
        })
      }),
  )
}
