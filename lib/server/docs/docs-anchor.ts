/** The anchor of a heading, as GitHub makes it: "Ports, names, files" is "ports-names-files". */
export function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')
}
