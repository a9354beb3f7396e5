import { Button } from '@/components/ui/button'
import { headingCells } from '@/lib/views/import/heading-cells'
import type { ImportPlan, ImportProgress } from '@/lib/views/import/import-job'
import { refusedSheet } from '@/lib/views/import/import-rows'
import { downloadSheet, type SheetFormat } from './download-file'
import { useImportWords } from './use-import-words'

/** The refused rows as the same sheet with one more column. */
export function ErrorDownloads({ plan, results }: { plan: ImportPlan; results: ImportProgress['results'] }) {
  const { words, fieldName, reason } = useImportWords()
  function download(format: SheetFormat): void {
    const refused = Object.entries(results).flatMap(([place, result]) =>
      result.kind === 'error' ? [{ place: Number(place), reason: reason(result.detail) }] : [],
    )
    const own = headingCells(plan)
    const headings = own.length > 0 ? own : plan.columns.map((field) => (field === null ? '' : fieldName(field)))
    void downloadSheet('errors', format, refusedSheet(plan, refused, headings, words('reason')))
  }
  return (
    <>
      <Button look="plain" onClick={() => download('csv')}>
        {words('errorsCsv')}
      </Button>
      <Button look="plain" onClick={() => download('xlsx')}>
        {words('errorsXlsx')}
      </Button>
    </>
  )
}
