import { lineText, type Page } from '@/service/reports/model/page'
import { yearsIn } from '@/service/reports/words/parse-year'

const year = '(?:year|period|fy|financial year|fiscal year|reporting year|reporting period)'
/** "Current year" and its like, by language. */
const current = oneOf(
  `(?:current|reporting|this)(?: reporting| financial| fiscal)? ${year}|year under review|[cf]y(?: ?\\(current (?:financial|fiscal) year\\))?`,
  '(?:berichts|geschäfts)jahr|aktuelles (?:geschäfts)?jahr|laufendes jahr|verslagjaar|huidig (?:boek)?jaar',
  '(?:exercice|année|year) n|n|exercice en cours|année (?:de (?:reporting|référence du rapport)|en cours)|año (?:actual|en curso)|ejercicio (?:actual|en curso)|anno (?:corrente|di rendicontazione)|esercizio corrente|ano (?:atual|corrente)|exercício (?:atual|corrente)',
  'innevarande år|årets|rapporteringsår(?:et)?|indeværende år|inneværende år|i år|tilikausi|raportointivuosi|rok bieżący|cari yıl',
  '当期|当年度?|本年度|今年度?|本期|본년도|당해년도|당기|当报告期',
)
const prior = oneOf(
  `(?:prior|previous|last|comparison|comparative|preceding)(?: reporting| financial| fiscal)?(?: ${year})?|py(?: ?\\(previous (?:financial|fiscal) year\\))?`,
  'vorjahr|vorheriges jahr|vorig (?:boek)?jaar|voorgaand (?:boek)?jaar',
  '(?:exercice |année |year )?n ?[-–] ?1|exercice précédent|année précédente|(?:año|ejercicio) (?:anterior|previo)|(?:anno|esercizio) precedente|(?:ano|exercício) anterior',
  'föregående år|förra året|foregående år|forrige år|sidste år|i fjor|edellinen (?:tilikausi|vuosi)|rok poprzedni|önceki yıl',
  '前期|前年度?|去年|昨年度?|上年度?|上期|전년도|전기',
)

function oneOf(...words: readonly string[]): RegExp {
  return new RegExp(`^(?:${words.join('|')})$`, 'i')
}

/** Replaces heads such as "Current year" and "Prior year" by the years of the title above or of the report. */
export function dateRelativeYears(page: Page, reportYear: number | null): Page {
  const at = page.lines.findIndex(
    ({ chunks }) =>
      chunks.some(({ text }) => current.test(text.trim())) && chunks.some(({ text }) => prior.test(text.trim())),
  )
  const head = page.lines[at]
  if (!head || yearsIn(lineText(page.lines[at + 1] ?? head)).length > 1) return page
  const titled = page.lines
    .slice(Math.max(0, at - 4), at)
    .reverse()
    .map((line) => yearsIn(lineText(line)))
    .find((years) => years.length === 1)
  const year = titled?.[0] ?? reportYear
  if (year === null) return page
  const chunks = head.chunks.map((chunk) => {
    const text = chunk.text.trim()
    return current.test(text)
      ? { ...chunk, text: `${text} ${year}` }
      : prior.test(text)
        ? { ...chunk, text: `${text} ${year - 1}` }
        : chunk
  })
  return { ...page, lines: page.lines.map((line) => (line === head ? { ...line, chunks } : line)) }
}
