import type { Page } from '@/service/reports/model/page'
import type { NumberStyle } from '@/service/reports/words/parse-number'
import { findTables, type Table } from './find-tables'

export type TablesOf = (page: Page) => Table[]

/** The tables of each page of one reading, searched once: the pages before and after ask for them as well. */
export function rememberTables(style: NumberStyle): TablesOf {
  const found = new WeakMap<Page, Table[]>()
  return (page) => {
    const known = found.get(page)
    if (known) return known
    const tables = findTables(page, style)
    found.set(page, tables)
    return tables
  }
}
