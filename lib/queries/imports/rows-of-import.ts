import { queryOptions } from '@tanstack/react-query'
import { importPaths } from '@/lib/api-paths'
import { fetchAnswer, unexpectedAnswer } from '@/lib/queries/answer-error'
import { type ImportPageAnswer, parseImportPage } from '@/lib/views/answers/imports-answer'

const atOnce = 500

export type RowsOfImport = { fileName: string | null; rows: ImportPageAnswer['rows'] }

/** All rows of an import, page by page. */
export function rowsOfImportQuery(id: number) {
  return queryOptions({
    queryKey: ['imports', id, 'all'],
    queryFn: async ({ signal }): Promise<RowsOfImport> => {
      const rows: ImportPageAnswer['rows'] = []
      for (let after: number | null = 0; ; ) {
        const query = new URLSearchParams({ after: String(after), limit: String(atOnce) })
        const page: ImportPageAnswer | null = parseImportPage(
          await fetchAnswer(`${importPaths.import(id)}?${query}`, { signal }),
        )
        if (page === null) throw unexpectedAnswer('The service answered with something other than an import.')
        rows.push(...page.rows)
        after = page.next_after
        if (after === null) return { fileName: page.import.file_name, rows }
      }
    },
    retry: false,
  })
}
