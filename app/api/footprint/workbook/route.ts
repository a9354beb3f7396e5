import { compileCatalog } from '@/lib/messages/compile-catalog'
import { isLanguage } from '@/lib/messages/languages'
import { createWords } from '@/lib/messages/words'
import { exportFootprint } from '@/lib/server/service/export-footprint'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { languageHeader } from '@/lib/server/service/language-header'
import { filterNames, readListParameters } from '@/lib/server/service/list-parameters'

/** The footprint as one workbook: total, lines, what is not covered, targets, method and editions. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/footprint/workbook')
  if (refusal) return refusal
  const chosen = request.headers.get(languageHeader)
  const language = isLanguage(chosen) ? chosen : 'en'
  const words = createWords(compileCatalog(language), language, 'footprint')
  const parameters = readListParameters(request.url, [...filterNames, 'currency', 'year'])
  return exportFootprint({ parameters, words, now: new Date() })
}
