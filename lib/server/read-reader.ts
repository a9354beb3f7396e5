import 'server-only'
import { headers } from 'next/headers'
import { chooseLocale } from '@/lib/format/choose-locale'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { isLanguage } from '@/lib/messages/languages'
import type { Reader } from '@/lib/messages/reader'
import { type Area, type CompiledCatalog, createWords, type Words } from '@/lib/messages/words'
import { languageHeader } from './language-header'

/** Who asks for this page. */
export async function readReader(): Promise<Reader> {
  const asked = await headers()
  const chosen = asked.get(languageHeader)
  const language = isLanguage(chosen) ? chosen : 'en'
  return {
    language,
    locale: chooseLocale(asked.get('accept-language'), language),
    catalog: compileCatalog(language),
  }
}

/** Areas that only server components write. */
const serverOnly: ReadonlySet<string> = new Set<Area>(['methodology'])

/** What of it a browser needs. */
export function readerOfBrowser(reader: Reader): Reader {
  const catalog: CompiledCatalog = Object.fromEntries(
    Object.entries(reader.catalog).filter(([area]) => !serverOnly.has(area)),
  )
  return { ...reader, catalog }
}

/** `useMessages` of server components and of a page's metadata. */
export async function readWords<A extends Area>(area: A): Promise<Words<A>> {
  const { catalog, locale } = await readReader()
  return createWords(catalog, locale, area)
}
