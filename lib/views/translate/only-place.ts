import type { Format } from '@/lib/format/create-format'
import type { ListFigure } from '@/lib/views/answers/list-answer'
import { isWorldwide } from '@/lib/views/list/listed-figures'

/** "United States only": the qualification of an amount of one country; '' for a worldwide one. */
export function onlyPlaceInWords(figure: Pick<ListFigure, 'region'>, format: Format): string {
  if (isWorldwide(figure)) return ''
  return format.words('figures')('onlyPlace', { country: format.country(figure.region ?? '').name })
}
