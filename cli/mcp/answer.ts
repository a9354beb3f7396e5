import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { CarbonServiceError } from '@/client/src/client'
import { isUnreachable } from '../connection'

/** An answer as structured content, and as text for clients that do not read it. */
export function answer(value: Record<string, unknown>): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(value, null, 1) }], structuredContent: value }
}

/** Returns an error as an answer for the assistant to act on, instead of ending the conversation. */
export async function orRefusal(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work()
  } catch (error) {
    const words =
      error instanceof CarbonServiceError
        ? `The service refused (${error.status}): ${error.message}`
        : isUnreachable(error)
          ? 'The Carbon Register service does not answer. Whoever runs it can start it with npm start.'
          : `It failed: ${error instanceof Error ? error.message : error}`
    return { isError: true, content: [{ type: 'text', text: words }] }
  }
}
