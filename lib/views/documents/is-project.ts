/** What the service says of a decision for which nobody gave a name (`by` in service/contract/documents/document.ts). */
export function isProject(name: string): boolean {
  return name === 'this project'
}
