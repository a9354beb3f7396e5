/**
 * Publishers ask programs to say what they are, and some to say whom to write to (OPERATOR_CONTACT). Characters that
 * a header cannot carry are left out.
 */
export function userAgentOf(contact: string | null): string {
  const program = 'carbon-register (open carbon data service; refresh of published lists)'
  const reachable = contact?.replace(/[^\x20-\x7e]/g, '').trim() ?? ''
  return reachable === '' ? program : `${program} ${reachable}`
}
