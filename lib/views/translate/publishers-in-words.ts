import type { Format } from '@/lib/format/create-format'
import type { PerformanceAnswer } from '@/lib/views/answers/organization-answer'
import { joinWithCommas } from './list-words'
import { sayPublisher } from './say-publisher'

/** Who compiled the figures of some years, each once, in the reader's words. */
export function publishersOf(years: readonly Pick<PerformanceAnswer, 'publishers'>[], format: Format): string[] {
  return [...new Set(years.flatMap(({ publishers }) => publishers.map((one) => sayPublisher(one, format))))]
}

/** The same as the source of a chart, in one line. */
export function sourceInWords(publishers: readonly string[], format: Format): string {
  const words = format.words('organization')
  if (publishers.length === 0) return words('noSource')
  return words('compiledBy', { publishers: joinWithCommas(publishers, format) })
}
