import type { ReactNode } from 'react'

type DataTableProps = {
  caption: string
  head: readonly string[]
  /** Indexes of text columns; all others except the first hold figures, aligned right. */
  texts?: readonly number[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** The figures of a chart. The first column names the row. Scrolls horizontally if too wide, also by keyboard. */
export function DataTable({ caption, head, texts = [], rows }: DataTableProps) {
  const align = (column: number) => (column === 0 || texts.includes(column) ? '' : 'text-right')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full min-w-max text-left text-xs">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b text-ink-soft">
            {head.map((title, index) => (
              <th key={title} scope="col" className={`py-1.5 pr-4 font-normal ${align(index)}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key} className="border-line border-b last:border-0">
              <th scope="row" className="py-1.5 pr-4 font-normal">
                {first}
              </th>
              {rest.map((cell, index) => (
                <td key={head[index + 1]} className={`py-1.5 pr-4 ${align(index + 1)}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
