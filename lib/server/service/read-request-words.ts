import 'server-only'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { isLanguage } from '@/lib/messages/languages'
import { type Area, createWords, type Words } from '@/lib/messages/words'
import { languageHeader } from './language-header'

/** The texts of an area in the language that the request asks for. */
export function readRequestWords<A extends Area>(request: Request, area: A): Words<A> {
  const chosen = request.headers.get(languageHeader)
  const language = isLanguage(chosen) ? chosen : 'en'
  return createWords(compileCatalog(language), language, area)
}
