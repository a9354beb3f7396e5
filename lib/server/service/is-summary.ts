import 'server-only'

/** Tells a summary from an organization, which a service without summaries may return at its address. */
export function isSummary(json: unknown): boolean {
  return typeof json === 'object' && json !== null && typeof Reflect.get(json, 'organizations') === 'number'
}
