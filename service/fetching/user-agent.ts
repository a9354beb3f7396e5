/**
 * Returns the User-Agent. Publishers ask programs to identify themselves, and some require a contact (OPERATOR_CONTACT).
 * Characters that a header cannot contain are removed.
 */
export function userAgentOf(contact: string | null): string {
  const program = 'carbon-register (open carbon data service; refresh of published lists)'
  const reachable = contact?.replace(/[^\x20-\x7e]/g, '').trim() ?? ''
  return reachable === '' ? program : `${program} ${reachable}`
}
