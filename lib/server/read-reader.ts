import 'server-only'
import { headers } from 'next/headers'
import { chooseLocale } from '@/lib/format/choose-locale'
import { areasOfFrame, areasOfPage, type PageWithWords } from '@/lib/messages/areas'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { chooseLanguage, isLanguage, type Language, languageCookie } from '@/lib/messages/languages'
import type { Reader, SentReader } from '@/lib/messages/reader'
import { type Area, type CompiledCatalog, createWords, type Words } from '@/lib/messages/words'
import { readWriting } from '@/lib/messages/writing'
import { languageHeader } from '@/lib/server/service/language-header'

/** The reader of this page. */
export async function readReader(): Promise<Reader> {
  return readerOf(await headers())
}

/** The language that proxy.ts chose, or chosen here for a request that did not pass through proxy.ts. */
function languageOf(asked: Pick<Headers, 'get'>): Language {
  const chosen = asked.get(languageHeader)
  if (isLanguage(chosen)) return chosen
  const kept = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`).exec(asked.get('cookie') ?? '')?.[1]
  return chooseLanguage({ asked: null, kept, accepted: asked.get('accept-language') })
}

/** The reader who sends these headers. */
export function readerOf(asked: Pick<Headers, 'get'>): Reader {
  const language = languageOf(asked)
  const locale = chooseLocale(asked.get('accept-language'), language)
  return { language, locale, catalog: { ...compileCatalog(language), writing: readWriting(locale) } }
}

/** As one string: React would otherwise inspect each of its thousand texts. */
function writeAreas(catalog: CompiledCatalog, areas: readonly (keyof CompiledCatalog)[]): string {
  return JSON.stringify(Object.fromEntries(areas.map((area) => [area, catalog[area]])))
}

/** The texts that a browser needs for the frame of every page. */
export function readerOfBrowser(reader: Reader): SentReader {
  return { ...reader, catalog: writeAreas(reader.catalog, [...areasOfFrame, 'writing']) }
}

/** The texts that a browser needs for one page: a catalog as JSON. */
export async function wordsOfPage(page: PageWithWords): Promise<string> {
  const { catalog } = await readReader()
  return writeAreas(catalog, areasOfPage[page])
}

/** `useMessages` for server components and for a page's metadata. */
export async function readWords<A extends Area>(area: A): Promise<Words<A>> {
  const { catalog, locale } = await readReader()
  return createWords(catalog, locale, area)
}
