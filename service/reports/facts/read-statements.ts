import { beginsParagraph } from '@/service/reports/model/layout'
import { boxOf, type Chunk, type Page } from '@/service/reports/model/page'
import type { Statement } from '@/service/reports/model/statement'
import { plainText } from '@/service/reports/words/plain-text'
import {
  assessmentReport,
  assurance,
  assuredBy,
  baseYear,
  boundaries,
  gwp,
  isToCome,
  isUsed,
  ofEmissions,
  ofExamined,
} from './statement-words'

type Sentence = { text: string; chunk: Chunk; page: number }

const worthReading =
  /assur|verif|audit|control|equity|base|gwp|warming|assessment|geprüft|sicherheit|kontroll|contrôle|granskning|säkerhet|référence|basår|basisjahr|保証|検証|支配|基準|温暖化|控制|確信|保證/iu

/** What the sentences of a page say of assurance, boundary, base year and the source of warming potentials. */
export function readStatements(page: Page): Statement[] {
  return sentencesOf(page).flatMap((sentence) => [
    ...assuranceIn(sentence),
    ...boundaryIn(sentence),
    ...baseYearIn(sentence),
    ...gwpIn(sentence),
  ])
}

/** The lines of a page as sentences, each with the chunk it begins in. */
function sentencesOf(page: Page): Sentence[] {
  const sentences: Sentence[] = []
  let text = ''
  let first: Chunk | null = null
  let lastY = Number.NEGATIVE_INFINITY
  const finish = () => {
    if (first && text.length > 12 && text.length < 900 && worthReading.test(text))
      sentences.push({ text: text.trim(), chunk: first, page: page.number })
    text = ''
    first = null
  }
  for (const line of page.lines) {
    if (beginsParagraph(page, line, lastY, 2)) finish()
    lastY = line.y
    for (const chunk of line.chunks) {
      const own = plainText(chunk.text)
      for (const piece of own.split(/(?<=[.!?]\)?)\s+(?=[\p{Lu}(])|(?<=。)/u)) {
        first ??= chunk
        text += text === '' ? piece : ` ${piece}`
        if (/[.!?]\)?$|。$/.test(piece) && !/\b(?:approx|no|inc|ltd|co|corp|e\.g|i\.e)\.$/i.test(piece)) finish()
      }
      // The cells of a table do not make a sentence.
      if (line.chunks.length > 2) finish()
    }
  }
  finish()
  return sentences
}

function said(
  { text, chunk, page }: Sentence,
  kind: Statement['kind'],
  value: string,
  by: string | null = null,
): Statement {
  return { kind, value, by, page, quote: text.slice(0, 400), box: boxOf(chunk) }
}

function assuranceIn(sentence: Sentence): Statement[] {
  const { text } = sentence
  if (!ofExamined.test(text) || isToCome.test(text)) return []
  const found = assurance.filter(({ pattern }) => pattern.test(text))
  const [only] = found
  // "… does not give reasonable assurance": a report of limited assurance explains what it is not.
  if (!only || found.length > 1) return []
  const by = only.value === 'none' ? null : (assuredBy.exec(text)?.[1]?.replace(/[.,]$/, '') ?? null)
  return [said(sentence, 'assurance', only.value, by)]
}

function boundaryIn(sentence: Sentence): Statement[] {
  const { text } = sentence
  const found = boundaries.filter(({ pattern }) => pattern.test(text))
  const [only] = found
  if (!only || found.length > 1 || !isUsed.test(text)) return []
  const isOfEmissions =
    ofEmissions.test(text) || /GHG Protocol|organi[sz]ational boundar|organisatorische|périmètre/iu.test(text)
  return isOfEmissions ? [said(sentence, 'boundary', only.value)] : []
}

function baseYearIn(sentence: Sentence): Statement[] {
  const { text } = sentence
  if (!ofEmissions.test(text)) return []
  const years = new Set(
    [...text.matchAll(new RegExp(baseYear, 'giu'))].map(([, one, two, three]) => one ?? two ?? three ?? ''),
  )
  const [only, ...others] = years
  return only && others.length === 0 ? [said(sentence, 'base_year', only)] : []
}

function gwpIn(sentence: Sentence): Statement[] {
  const report = gwp.test(sentence.text) ? assessmentReport(sentence.text) : null
  return report === null ? [] : [said(sentence, 'gwp', report)]
}
