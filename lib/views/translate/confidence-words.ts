import type { Format } from '@/lib/format/create-format'
import type { Key } from '@/lib/messages/words'

const levels: Readonly<Record<string, Key<'figures'>>> = {
  high: 'confidenceHigh',
  medium: 'confidenceMedium',
  low: 'confidenceLow',
  unknown: 'confidenceUnknown',
}

/** "high", in lower case for use inside a line; an unknown level unchanged. */
export function confidenceWords(level: string | null, format: Format): string {
  const known = levels[level ?? 'unknown']
  return known ? format.words('figures')(known) : (level ?? '')
}
