import type { Format } from '@/lib/format/create-format'
import type { PerformanceAnswer } from '@/lib/views/answers/organization-answer'
import { sayPublisher } from './say-publisher'

/** The compilers of some years' figures, each once, in the reader's words. */
export function publishersOf(years: readonly Pick<PerformanceAnswer, 'publishers'>[], format: Format): string[] {
  return [...new Set(years.flatMap(({ publishers }) => publishers.map((one) => sayPublisher(one, format))))]
}
