import { chooseLocale } from '@/lib/format/choose-locale'
import { createFormat } from '@/lib/format/create-format'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { isLanguage } from '@/lib/messages/languages'
import { readWriting } from '@/lib/messages/writing'
import { readPublicAddress } from '@/lib/server/requests/read-public-address'
import { exportList } from '@/lib/server/service/export-list'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { languageHeader } from '@/lib/server/service/language-header'
import { filterNames, readListParameters } from '@/lib/server/service/list-parameters'

/** The list as a file, with the list's filters and order, in the reader's language: `?format=csv` (also without it) or `?format=xlsx`. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations/export')
  if (refusal) return refusal
  const as = new URL(request.url).searchParams.get('format') === 'xlsx' ? 'xlsx' : 'csv'
  const chosen = request.headers.get(languageHeader)
  const language = isLanguage(chosen) ? chosen : 'en'
  const locale = chooseLocale(request.headers.get('accept-language'), language)
  const reader = createFormat(locale, { ...compileCatalog(language), writing: readWriting(locale) })
  const origin = readPublicAddress(request.headers)
  const parameters = readListParameters(request.url, [...filterNames, 'sort'])
  return exportList({ parameters, format: as, reader, origin, now: new Date() })
}
