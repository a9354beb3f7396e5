import type { Format } from '@/lib/format/create-format'
import { joinWithCommas } from '@/lib/views/translate/list-words'

/** Who compiled the figures of a chart, in one line. */
export function sourceInWords(publishers: readonly string[], format: Format): string {
  const words = format.words('organization')
  if (publishers.length === 0) return words('noSource')
  return words('compiledBy', { publishers: joinWithCommas(publishers, format) })
}
