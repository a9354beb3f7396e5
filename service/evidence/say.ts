import { readSentence } from '@/service/reference/read-sentence'
import { cellNames } from './emission-cells'
import { type SentenceCode, sentences } from './sentences'

/** One sentence by its code, with what fills its gaps. */
export type Said = { code: SentenceCode; values: Readonly<Record<string, string>> }

/** The names in braces of a text. */
type Gaps<Text extends string> = Text extends `${string}{${infer Gap}}${infer Rest}` ? Gap | Gaps<Rest> : never
/** `region` may come along with a country's name, for a program to name it in another language. */
type Values<Code extends SentenceCode> = Readonly<
  Record<Gaps<(typeof sentences)[Code]>, string | number> & { region?: string; indicator?: string }
>

export function say<Code extends SentenceCode>(
  code: Code,
  ...[values]: [Gaps<(typeof sentences)[Code]>] extends [never] ? [] : [Values<Code>]
): Said {
  return { code, values: Object.fromEntries(Object.entries(values ?? {}).map(([gap, value]) => [gap, String(value)])) }
}

// Made once: making one costs a hundred times what using it does.
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function writeMonth(month: string): string {
  return monthFormat.format(new Date(`${month}-01T00:00:00Z`))
}

function nameOf(code: string): string {
  return cellNames[code] ?? code
}

function fill(gap: string, value: string): string {
  switch (gap) {
    case 'cell':
      return nameOf(value)
    case 'part':
      return nameOf(value).toLowerCase()
    case 'cells':
      return value.split(' ').map(nameOf).join(' + ')
    case 'publishers':
      return value.split(' | ').join(' and ')
    case 'month':
      return writeMonth(value)
    default:
      return value
  }
}

/** The sentences in English, as the answer's own text has them. */
export function inEnglish(said: readonly Said[]): string {
  return said
    .map(({ code, values }) => sentences[code].replace(/\{(\w+)\}/g, (_, gap: string) => fill(gap, values[gap] ?? '')))
    .join(' ')
}

/** A stored English sentence with its code again: the first of `codes` whose words it has, else as it stands. */
export function readBack(text: string, codes: readonly SentenceCode[]): Said {
  for (const code of codes) {
    const values = readSentence(text, sentences[code])
    if (values !== null) return { code, values }
  }
  return say('quoted', { text })
}
