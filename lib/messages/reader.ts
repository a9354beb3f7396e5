import type { Language } from './languages'
import type { CompiledCatalog } from './words'

/** Who reads: the language of the words, the locale of figures and days, and the words themselves. */
export type Reader = { language: Language; locale: string; catalog: CompiledCatalog }

/** The same on its way to the browser, its catalog written as JSON. */
export type SentReader = Omit<Reader, 'catalog'> & { catalog: string }

let standIn: Reader | null = null

/** Tests read English without a page around them (testing/english.ts); a program never sets this. */
export function setReaderOfTests(reader: Reader): void {
  standIn = reader
}

export function readerOfTests(): Reader {
  if (standIn === null) throw new Error('No language: words were asked for outside of a page')
  return standIn
}
