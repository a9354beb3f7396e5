import type { Page } from '@/service/reports/model/page'
import type { NumberStyle } from '@/service/reports/words/parse-number'
import { findTables, type Table } from './find-tables'

export type TablesOf = (page: Page) => Table[]

/** Finds the tables of each page once per reading: the pages before and after ask for them too. */
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
