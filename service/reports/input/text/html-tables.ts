import { replaceElements } from '@/service/reports/input/xbrl/find-elements'

type Cell = { text: string; isHead: boolean; across: number; down: number }
type Row = { cells: Cell[] }

/** Turns HTML tables in a text into rows with borders; the text around them stays as it is. */
export function withoutHtmlTables(text: string): string {
  if (!/<table[\s>]/i.test(text)) return text
  return replaceElements(text, 'table', ({ content }) => {
    // A table nested in a cell has no columns of its own.
    const rows = [...content.matchAll(/<tr\b[^<>]*>([\s\S]*?)(?=<\/tr|<tr\b|$)/gi)].map(([, row = '']) => rowOf(row))
    return `\n\n${linesOf(rows.filter(({ cells }) => cells.length > 0)).join('\n')}\n\n`
  })
}

function rowOf(html: string): Row {
  const cells = [...html.matchAll(/<t([hd])\b([^<>]*)>([\s\S]*?)(?=<\/t[hd]|<t[hd]\b|$)/gi)]
  return { cells: cells.map(([, kind = '', attributes = '', inner = '']) => cellOf(kind, attributes, inner)) }
}

function cellOf(kind: string, attributes: string, inner: string): Cell {
  const span = (name: string) => {
    const [, count] = new RegExp(String.raw`\b${name}\s*=\s*["']?(\d{1,2})`, 'i').exec(attributes) ?? []
    return Math.max(1, Number(count ?? 1))
  }
  const text = inner
    .replace(/<br\s*\/?>/gi, '\u0000')
    .replace(/<(?!\/?(?:sub|sup)\b)[^<>]*>/gi, ' ')
    .replace(/&nbsp;|&#160;/gi, ' ')
    .replace(/&lt;/gi, '<')
    .replace(/&gt;/gi, '>')
    .replace(/[|\r\n\t ]+/g, ' ')
    .replaceAll('\u0000', '<br>')
    .trim()
  return { text, isHead: kind.toLowerCase() === 'h', across: span('colspan'), down: span('rowspan') }
}

/** Each cell in its column. In a head, a cell that spans columns is repeated in each; in a row it appears once. A cell that spans rows
 * appears in the first. */
function linesOf(rows: readonly Row[]): string[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.reduce((sum, { across }) => sum + across, 0)))
  const firstRow = rows.findIndex(({ cells }) => cells.slice(1).some(({ text }) => isAmount(text)))
  const taken: number[] = []
  const labels: string[] = []
  return rows.flatMap(({ cells }, at) => {
    const [only] = cells
    if (only && cells.length === 1 && only.across === width && width > 1) return ['', only.text, '']
    const isHead = firstRow < 0 ? cells.every((one) => one.isHead) : at < firstRow
    const line: string[] = []
    // Rows without a label take the one that spans them.
    const isNameless = !isHead && cells.every(({ text }) => text === '' || isAmount(text))
    for (const { text, across, down } of cells) {
      while ((taken[line.length] ?? 0) > at) line.push(isNameless ? (labels[line.length] ?? '') : '')
      for (let i = 0; i < across; i += 1) {
        taken[line.length] = at + down
        labels[line.length] = text
        line.push(i === 0 || isHead ? text : '')
      }
    }
    return [`| ${line.join(' | ')} |`]
  })
}

function isAmount(text: string): boolean {
  return /^[-–(]?\d[\d.,' ]*/.test(text) && !/^(?:19|20)\d\d\b/.test(text)
}
