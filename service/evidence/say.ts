import { readSentence } from '@/service/reference/read-sentence'
import { cellNames } from './emission-cells'
import { type SentenceCode, sentences } from './sentences'

/** One sentence: its code, and the values of its placeholders. */
export type Said = { code: SentenceCode; values: Readonly<Record<string, string>> }

/** The names of the placeholders of a text: the words in braces. */
type Gaps<Text extends string> = Text extends `${string}{${infer Gap}}${infer Rest}` ? Gap | Gaps<Rest> : never
/** `region` may be added to a country's name, so that a program can name the country in another language. */
type Values<Code extends SentenceCode> = Readonly<
  Record<Gaps<(typeof sentences)[Code]>, string | number> & { region?: string; indicator?: string }
>

export function say<Code extends SentenceCode>(
  code: Code,
  ...[values]: [Gaps<(typeof sentences)[Code]>] extends [never] ? [] : [Values<Code>]
): Said {
  return { code, values: Object.fromEntries(Object.entries(values ?? {}).map(([gap, value]) => [gap, String(value)])) }
}

// Created once: creating a format takes a hundred times longer than using it.
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

/** Returns the sentences in English, as in the text fields of the answer. */
export function inEnglish(said: readonly Said[]): string {
  return said
    .map(({ code, values }) => sentences[code].replace(/\{(\w+)\}/g, (_, gap: string) => fill(gap, values[gap] ?? '')))
    .join(' ')
}

/** Returns the code and values of a stored English sentence: the first of `codes` that matches, otherwise the quoted text. */
export function readBack(text: string, codes: readonly SentenceCode[]): Said {
  for (const code of codes) {
    const values = readSentence(text, sentences[code])
    if (values !== null) return { code, values }
  }
  return say('quoted', { text })
}
