import type { Language } from './languages'
import type { CompiledCatalog } from './words'

/** The reader: language of texts, locale of figures and days, and the texts. */
export type Reader = { language: Language; locale: string; catalog: CompiledCatalog }

/** The same as sent to the browser, with the catalog as JSON. */
export type SentReader = Omit<Reader, 'catalog'> & { catalog: string }

let standIn: Reader | null = null

/** Makes tests read English without a page around them (testing/english.ts); never called by the program. */
export function setReaderOfTests(reader: Reader): void {
  standIn = reader
}

export function readerOfTests(): Reader {
  if (standIn === null) throw new Error('No language: words were asked for outside of a page')
  return standIn
}
