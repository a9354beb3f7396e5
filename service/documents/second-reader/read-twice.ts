import type { Context } from '@/service/context'
import type { Figure } from '@/service/reports/model/figure'
import { type JudgedFigure, judge, ofRulesAlone } from '@/service/reports/readers/agree'
import type { PrintedPage } from '@/service/reports/readers/choose-pages'
import { groundAnswer } from '@/service/reports/readers/ground-answer'
import { PROMPT_VERSION } from '@/service/reports/readers/model-question'
import type { ModelReading } from '@/service/storage/documents/documents'
import { askModel, ModelFailure } from './ask-model'

type Twice = { figures: JudgedFigure[]; reading: ModelReading | null }

/**
 * Combines the figures of the rules with those of a language model, if the installation has one. If the model fails, the figures
 * of the rules remain, and the result says that it failed.
 */
export async function readTwice(
  ctx: Pick<Context, 'reportModel' | 'log'>,
  documentId: number,
  { figures, pages }: { figures: readonly Figure[]; pages: readonly PrintedPage[] },
): Promise<Twice> {
  const { reportModel: model } = ctx
  if (model === null || pages.length === 0) return { figures: ofRulesAlone(figures), reading: null }
  const asked = {
    model: model.name,
    host: new URL(model.url).host,
    prompt: PROMPT_VERSION,
    pages: pages.map(({ page }) => page),
  }
  try {
    const { figures: grounded, dropped } = groundAnswer(await askModel(model, pages), pages, model.name)
    if (dropped.length > 0) ctx.log.info({ documentId, dropped }, 'Amounts of a language model were found on no page')
    return { figures: judge(figures, grounded), reading: { ...asked, failure: null, dropped: dropped.length } }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    ctx.log.warn({ error, documentId }, 'A language model did not read a report')
    return { figures: ofRulesAlone(figures), reading: { ...asked, failure: error.code, dropped: 0 } }
  }
}
