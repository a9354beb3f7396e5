import type { Format } from '@/lib/format/create-format'
import { writePoints } from '@/lib/views/organization/assessment-view'
import { divisionKeys, levelKeys, principleKeys } from '@/lib/views/translate/score/rule-words'
import {
  levelWords,
  sayGroup,
  sayIndicator,
  sayScoringRule,
  spokenMethodology,
} from '@/lib/views/translate/score/scoring-words'
import type { Methodology } from '@/service/contract/methodology'

/** A text in the reader's language, or in the service's English: `lang` is then "en" on a page in another language. */
export type Said = { text: string; lang: 'en' | undefined }

export type MethodologyView = {
  version: string
  principles: { title: Said; text: Said }[]
  confidence: string
  groups: { id: string; title: Said; points: string; indicators: MethodologyRow[] }[]
  categories: { divisions: string; what: Said; categories: string[] }[]
  levels: { title: Said; unit: Said; rows: { level: string; range: string }[]; without: string | null }[]
}

export type MethodologyRow = {
  id: string
  title: Said
  possible: string
  rules: { points: string; when: Said }[]
  toEarn: Said
}

/** Whose texts are used: in English the service's, otherwise the catalog's if it has them. */
type Speaker = { format: Format; isEnglish: boolean; isKnown: boolean }

function choose(said: string | null, own: string, { isEnglish, isKnown }: Speaker): Said {
  if (isEnglish) return { text: own, lang: undefined }
  return said === null || !isKnown ? { text: own, lang: 'en' } : { text: said, lang: undefined }
}

/** The service writes these names in English, countries also as codes. */
function namesWithout(levels: Methodology['levels'][number], { format, isEnglish }: Speaker): string | null {
  const regions = isEnglish ? undefined : levels.regions_without_figure
  const names = regions?.map((code) => format.country(code).name) ?? levels.without_figure.map(format.industryName)
  return names.length === 0 ? null : names.join(', ')
}

function writeLevels(table: Methodology['levels'][number], speaker: Speaker): MethodologyView['levels'][number] {
  const { format } = speaker
  const { figures, levels } = table
  const words = format.words('methodology')
  const say = (level: string) => (levelWords[level] ? words(levelWords[level]) : level.replace('_', ' '))
  const keys = levelKeys[table.id ?? '']
  const unit = choose(keys ? format.words('scoring')(keys.unit) : null, table.unit, speaker)
  return {
    title: choose(keys ? format.words('scoring')(keys.title) : null, table.title, speaker),
    unit: { ...unit, text: words('unitFifths', { unit: unit.text, figures: format.number.whole(figures) }) },
    rows: levels.map(({ level, at_most: atMost }) => ({
      level: say(level),
      range: atMost === null ? words('more') : words('atMost', { limit: format.number.significant(atMost, 3) }),
    })),
    without: namesWithout(table, speaker),
  }
}

function writeIndicator(
  { id, title, possible, rules, to_earn: toEarn }: Methodology['groups'][number]['indicators'][number],
  speaker: Speaker,
): MethodologyRow {
  const { format } = speaker
  const said = sayIndicator(id, format)
  return {
    id,
    title: choose(said?.title ?? null, title, speaker),
    possible: writePoints(possible, format),
    rules: rules.map((rule) => ({
      points: writePoints(rule.points, format),
      when: choose(sayScoringRule(id, rule.id, format), rule.when, speaker),
    })),
    toEarn: choose(said?.toEarn ?? null, toEarn, speaker),
  }
}

function writePrinciples({ principles, confidence }: Methodology, speaker: Speaker): MethodologyView['principles'] {
  const words = speaker.format.words('scoring')
  const from = (wanted: string) => (confidence.find(({ level }) => level === wanted)?.from_known_share ?? 0) * 100
  const values = { high: Math.round(from('high')), medium: Math.round(from('medium')) }
  return principles.map(({ id, title, text }) => {
    const keys = principleKeys[id ?? '']
    return {
      title: choose(keys ? words(keys.title) : null, title, speaker),
      text: choose(keys ? words(keys.text, values) : null, text, speaker),
    }
  })
}

function writeCategories(
  { divisions, what, categories }: Methodology['relevant_scope_3_categories'][number],
  speaker: Speaker,
): MethodologyView['categories'][number] {
  const words = speaker.format.words('scoring')
  const key = divisionKeys[divisions]
  return {
    divisions: divisions === 'unknown' && !speaker.isEnglish ? words('divisionUnknown') : divisions,
    what: choose(key ? words(key) : null, what, speaker),
    categories,
  }
}

/** The service's methodology in words and figures ready to show. */
export function viewMethodology(methodology: Methodology, format: Format, language = 'en'): MethodologyView {
  const words = format.words('methodology')
  const isKnown = methodology.version === spokenMethodology
  const speaker: Speaker = { format, isEnglish: language === 'en', isKnown }
  return {
    version: methodology.version,
    principles: writePrinciples(methodology, speaker),
    confidence: methodology.confidence
      .filter(({ from_known_share: from }) => from > 0)
      .map(({ level, from_known_share: from }) =>
        words('confidenceFrom', { level: words(level), share: Math.round(from * 100) }),
      )
      .join(', '),
    groups: methodology.groups.map(({ id, title, possible, indicators }) => ({
      id,
      title: choose(sayGroup(id, format)?.title ?? null, title, speaker),
      points: words('pointsOf', { points: writePoints(possible, format), all: methodology.points }),
      indicators: indicators.map((indicator) => writeIndicator(indicator, speaker)),
    })),
    categories: methodology.relevant_scope_3_categories.map((row) => writeCategories(row, speaker)),
    levels: methodology.levels.map((levels) => writeLevels(levels, speaker)),
  }
}
