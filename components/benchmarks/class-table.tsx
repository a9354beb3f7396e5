'use client'

import { type ReactNode, useState } from 'react'
import { PageLink } from '@/components/ui/page-link'
import { useMessages, useReader } from '@/lib/messages/messages-provider'

/** `figures`: what each cell is ordered by; null is unknown and comes last. */
export type ClassRow = {
  key: string
  href: string
  name: string
  words: string
  cells: ReactNode[]
  figures: readonly (number | string | null)[]
}

/** A column, 0 is the name, and its direction. */
type Order = { column: number; isFalling: boolean }

function arrange(rows: readonly ClassRow[], order: Order, locale: string): readonly ClassRow[] {
  const figureOf = ({ name, figures }: ClassRow) => (order.column === 0 ? name : (figures[order.column - 1] ?? null))
  return rows.toSorted((one, other) => {
    const [a, b] = [figureOf(one), figureOf(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    const difference =
      typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), locale)
    return order.isFalling ? -difference : difference
  })
}

type HeadProps = { title: string; isRight: boolean; order: Order | null; onOrder: () => void }

/** The head of a column, with a sign that it can be ordered by it, or in which direction it is. */
function Head({ title, isRight, order, onOrder }: HeadProps) {
  // Before the text of a right-aligned head, so that the text ends where the figures end, as in the list of organizations.
  const sign = (
    <span aria-hidden="true" className={`w-2 text-[0.625rem] print:hidden ${order === null ? 'text-ink-faint' : ''}`}>
      {order === null ? '↕' : order.isFalling ? '▼' : '▲'}
    </span>
  )
  return (
    <th
      scope="col"
      className={`py-1.5 pr-3 font-normal sm:pr-5 ${isRight ? 'text-right' : ''}`}
      {...(order === null ? {} : { 'aria-sort': order.isFalling ? 'descending' : 'ascending' })}
    >
      <button
        type="button"
        className={`-mx-1 inline-flex min-h-6 items-center gap-1 rounded px-1 hover:text-ink ${order === null ? '' : 'font-strong text-ink'}`}
        onClick={onOrder}
      >
        {isRight ? sign : null}
        {title}
        {isRight ? null : sign}
      </button>
    </th>
  )
}

type ClassTableProps = {
  label: string
  search: string
  head: readonly string[]
  /** How many of the first columns are text; the others are figures, aligned right. */
  textColumns: number
  /** The order in which the rows are given. */
  givenOrder: Order
  rows: readonly ClassRow[]
}

/** A searchable table of all industries or countries. */
export function ClassTable({ label, search, head, textColumns, givenOrder, rows }: ClassTableProps) {
  const words = useMessages('benchmarks')
  const [typed, setTyped] = useState('')
  const [order, setOrder] = useState(givenOrder)
  const { locale } = useReader()
  const wanted = typed.trim().toLowerCase()
  const shown = arrange(rows, order, locale).filter(({ words: own }) => own.toLowerCase().includes(wanted))
  return (
    <section aria-label={label} className="panel p-4 sm:p-5">
      <label className="block max-w-sm print:hidden">
        <span className="sr-only">{search}</span>
        <input
          type="search"
          value={typed}
          placeholder={search}
          onChange={(event) => setTyped(event.target.value)}
          className="control"
        />
      </label>
      <p role="status" className="sr-only">
        {words('ofAll', { count: shown.length, all: rows.length })}
      </p>
      {shown.length === 0 ? <p className="mt-4 text-ink-soft">{words('nothingWithName')}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={words('table', { label })} tabIndex={0} className="relative mt-4 overflow-x-auto">
        <table className="w-full min-w-max text-left">
          <thead>
            <tr className="border-line border-b text-ink-soft">
              {head.map((title, index) => (
                <Head
                  key={title}
                  title={title}
                  isRight={index >= textColumns}
                  order={order.column === index ? order : null}
                  onOrder={() =>
                    setOrder({
                      column: index,
                      // Figures are asked for from the largest, texts from A.
                      isFalling: order.column === index ? !order.isFalling : index >= textColumns,
                    })
                  }
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, href, name, cells }) => (
              <tr key={key} className="border-line border-b last:border-0 hover:bg-hover">
                <th scope="row" className="max-w-40 whitespace-normal py-2 pr-3 font-normal sm:max-w-96 sm:pr-5">
                  <PageLink href={href as '/industries'} className="link">
                    {name}
                  </PageLink>
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={head[index + 1]}
                    className={`py-2 pr-3 sm:pr-5 ${index + 1 < textColumns ? '' : 'text-right'}`}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
