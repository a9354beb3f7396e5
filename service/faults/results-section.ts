/** The sections of bench/RESULTS.md that `npm run bench` does not measure itself: it keeps them when it writes the others. */
export const keptHeadings = {
  faults: '## Faults survived (`npm test -- faults --full --write`)',
  soak: '## Mixed load with imports going on (`npm test -- soak --write`)',
  line: '## Cost of one organization, from 1,000 to 100,000 (`npm run bench -- line --write`)',
  live: '## 12,500 companies of NZDPU from a stand-in (`npm run bench -- live --write`)',
  million: '## 1,000,000 organizations of one project beside 10,000 (`npm run bench -- million --write`)',
  stream: '## 100,000 organizations streamed beside 10,000 (`npm run bench -- stream --write`)',
} as const

export type KeptHeading = (typeof keptHeadings)[keyof typeof keptHeadings]

/** Returns the text below the heading, without the heading; empty where there is none. */
export function readSection(text: string, heading: KeptHeading): string {
  const start = text.indexOf(heading)
  return start === -1 ? '' : (text.slice(start + heading.length).split('\n## ')[0] ?? '')
}

/** Writes the text below its heading, in place of an earlier one, or at the end. */
export function writeSection(text: string, heading: KeptHeading, body: string): string {
  const made = `${heading}\n\n${body.trim()}\n`
  const start = text.indexOf(heading)
  if (start === -1) return `${text.trimEnd()}${text.trim() === '' ? '' : '\n\n'}${made}`
  const next = text.indexOf('\n## ', start + heading.length)
  return `${text.slice(0, start)}${made}${next === -1 ? '' : text.slice(next)}`
}

/**
 * Returns a table's text with this row, in the order of `order`; rows of other names, also from earlier runs, do not change. A
 * row begins with its name.
 */
export function replaceRow(
  old: string,
  headers: readonly string[],
  order: readonly string[],
  cells: readonly (string | number)[],
): string {
  const write = (all: readonly (string | number)[]) => `| ${all.join(' | ')} |`
  const lines = new Map(order.map((each) => [each, old.split('\n').find((line) => line.startsWith(`| ${each} |`))]))
  lines.set(String(cells[0]), write(cells))
  const rows = [...lines.values()].filter((line) => line !== undefined)
  return [write(headers), write(headers.map(() => '---')), ...rows].join('\n')
}
