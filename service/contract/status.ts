import { z } from 'zod'

/**
 * States of research, in their usual order. A client must treat any value that is not listed here as "in progress",
 * because the published interface may add states.
 */
export const statuses = [
  'created',
  'locating',
  'located',
  'enriching',
  'enriched',
  'resolving',
  'unresolved',
  'researching',
  'resolved',
  'calculating',
  'synced',
  'waiting',
  'errored',
] as const

export const Status = z.enum(statuses)
export type Status = z.infer<typeof Status>

/** Whether research has ended. Every value but `synced` and `errored`, known or not, is still in progress. */
export function isSettled(status: string): boolean {
  return status === 'synced' || status === 'errored'
}
