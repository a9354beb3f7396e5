import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readAnyReport } from '@/service/reports/input/read-any-report'
import { type LabelledReport, withLines } from './labelled-report'

/**
 * Replaces each labelled PDF by the text that some program extracted from it: FOLDER/NAME.txt for NAME.pdf. This yields more
 * labelled flattened texts than people have read.
 */
export function asFlattenedTexts(reports: readonly LabelledReport[], folder: string): LabelledReport[] {
  return reports.flatMap((report): LabelledReport[] => {
    const file = join(folder, report.name.replace(/\.pdf$/, '.txt'))
    if (!report.name.endsWith('.pdf') || !existsSync(file)) return []
    const read: LabelledReport['read'] = async (trace, onLines) =>
      (await readAnyReport(new Uint8Array(readFileSync(file)), undefined, withLines(onLines), trace)).figures
    return [{ ...report, kind: 'text', read }]
  })
}
