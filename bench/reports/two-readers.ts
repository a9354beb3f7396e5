import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readAnyReport } from '@/service/reports/input/read-any-report'
import type { Figure } from '@/service/reports/model/figure'
import { type JudgedFigure, judge } from '@/service/reports/readers/agree'
import { groundAnswer } from '@/service/reports/readers/ground-answer'
import type { ModelAnswer } from '@/service/reports/readers/model-question'
import { dataFolder } from './data-folder'
import type { LabelledReport } from './labelled-report'
import { annotatedReports } from './older-sets'
import { headOfLines, rowOfTotals } from './results'
import { type Scored, scoreReport, totalsOf } from './score'

const Recorded = z.object({
  emissions: z.record(
    z.string(),
    z.record(z.string(), z.array(z.object({ value: z.number(), unit: z.string() }))).nullable(),
  ),
})

const scopes = {
  scope_1: '1',
  scope_2: '2',
  scope_2_location_based: '2_location_based',
  scope_2_market_based: '2_market_based',
  scope_3: '3',
} as const

/** A model's recorded answer for pictures of exactly these pages, in the form that our own requests have. */
function recordedAnswer(model: string, name: string): ModelAnswer | null {
  const file = join(dataFolder, 'model-answers', model, `${name.replace(/\.pdf$/, '').toLowerCase()}.json`)
  if (!existsSync(file)) return null
  const { emissions } = Recorded.parse(JSON.parse(readFileSync(file, 'utf8')))
  const figures = Object.entries(scopes).flatMap(([key, scope]) =>
    Object.entries(emissions[key] ?? {}).flatMap(([year, said]) =>
      said.map(({ value, unit }) => ({ scope, year: Number(year), value: String(value), unit, page: null })),
    ),
  )
  return { figures: figures.filter(({ year }) => Number.isInteger(year)) }
}

type Read = { report: LabelledReport; rules: Figure[]; grounded: Figure[]; judged: JudgedFigure[]; dropped: number }

/** The extracts read by rules, by a recorded model, and by both, as a Markdown section. */
export async function measureTwoReaders(model: string): Promise<string> {
  const read: Read[] = []
  for (const folder of ['pdf-pages', 'real/extracts'])
    for (const report of annotatedReports(folder, 'extract')) {
      const answer = recordedAnswer(model, report.name)
      if (!answer) continue
      const bytes = new Uint8Array(readFileSync(join(dataFolder, folder, report.name)))
      const { figures: rules, pagesForModel } = await readAnyReport(bytes)
      const { figures: grounded, dropped } = groundAnswer(answer, pagesForModel?.() ?? [], model)
      read.push({ report, rules, grounded, judged: judge(rules, grounded), dropped: dropped.length })
    }
  const scoredBy = (figuresOf: (one: Read) => readonly (Omit<Figure, 'proof'> & { proof: JudgedFigure['proof'] })[]) =>
    read.flatMap((one) =>
      scoreReport(
        one.report,
        figuresOf(one).map((figure) => ({ ...figure, proof: null })),
      ),
    )
  const proved = (one: Read) => one.judged.filter(({ proof }) => proof !== null)
  return [
    `## Two readers: rules, and the recorded answers of ${model}`,
    `${read.length} extracts of reports; the model saw their pages as pictures, and what it gave counts where it stands in the text of a page that ours would be shown (${read.reduce((sum, { dropped }) => sum + dropped, 0)} amounts did not).`,
    [
      headOfLines,
      rowOf(
        'rules alone',
        scoredBy(({ rules }) => rules),
      ),
      rowOf(
        'the model alone, grounded',
        scoredBy(({ grounded }) => grounded),
      ),
      rowOf(
        'both, all that is proposed',
        scoredBy(({ judged }) => judged),
      ),
      rowOf('both, only what has a proof', scoredBy(proved)),
    ].join('\n'),
  ].join('\n\n')
}

/** For scopes 1, 2 and 3, because the recorded answers have no others. */
function rowOf(name: string, scored: readonly Scored[]): string {
  return rowOfTotals(name, totalsOf(scored.filter(({ scope }) => !scope.startsWith('3.') && scope !== '1+2')))
}
