import { type ChosenFigures, chooseFigures } from '@/service/figures/choose-figures'
import { isFinancial } from '@/service/figures/emission-amounts'
import { isAddedUpByUs } from '@/service/reference/added-up-by-us'
import type { Outcome } from '@/service/storage/research/outcome'

/** The stored amounts that represent an organization. */
export function figuresForList({
  performances,
  industry,
  industryGroup,
}: Pick<Outcome, 'performances' | 'industry' | 'industryGroup'>): ChosenFigures {
  const years = performances.map((one) => ({ ...one, isOurSum: isAddedUpByUs(one.sources[0]) }))
  return chooseFigures(years, isFinancial(industry === null ? industryGroup : [industry.id]))
}
