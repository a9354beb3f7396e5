import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readAnyReport } from '@/service/reports/input/read-any-report'
import type { LabelledReport } from './labelled-report'

const cases = fileURLToPath(new URL('../../../shared/cases', import.meta.url))

/** The small reports that show one peculiarity each. They have no labels here: unit tests say what they give. */
export function caseReports(): LabelledReport[] {
  return ['md', 'pdf'].flatMap((folder) => {
    if (!existsSync(join(cases, folder))) return []
    return readdirSync(join(cases, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:md|txt|pdf)$/.test(name))
      .map(
        (name): LabelledReport => ({
          name: `cases/${folder}/${name}`,
          kind: folder === 'pdf' ? 'PDF' : 'text',
          language: 'en',
          cells: [],
          others: [],
          empty: [],
          read: async () => (await readAnyReport(new Uint8Array(readFileSync(join(cases, folder, name))))).figures,
        }),
      )
  })
}
