import type { Format } from '@/lib/format/create-format'
import type { Methodology } from '@/service/contract/methodology'
import { writePoints } from './assessment-view'
import { levelWords } from './scoring-words'

export type MethodologyView = {
  version: string
  principles: Methodology['principles']
  confidence: string
  groups: { id: string; title: string; points: string; indicators: MethodologyRow[] }[]
  categories: Methodology['relevant_scope_3_categories']
  levels: { title: string; unit: string; rows: { level: string; range: string }[]; without: string | null }[]
}

export type MethodologyRow = {
  id: string
  title: string
  possible: string
  rules: { points: string; when: string }[]
  toEarn: string
}

function writeLevels(
  { title, unit, figures, levels, without_figure: without }: Methodology['levels'][number],
  format: Format,
) {
  const words = format.words('methodology')
  const say = (level: string) => (levelWords[level] ? words(levelWords[level]) : level.replace('_', ' '))
  return {
    title,
    unit: words('unitFifths', { unit, figures: format.number.whole(figures) }),
    rows: levels.map(({ level, at_most: atMost }) => ({
      level: say(level),
      range: atMost === null ? words('more') : words('atMost', { limit: format.number.significant(atMost, 3) }),
    })),
    without: without.length === 0 ? null : without.join(', '),
  }
}

/** The methodology of a service in words and figures ready to show. */
export function viewMethodology(methodology: Methodology, format: Format): MethodologyView {
  const words = format.words('methodology')
  return {
    version: methodology.version,
    principles: methodology.principles,
    confidence: methodology.confidence
      .filter(({ from_known_share: from }) => from > 0)
      .map(({ level, from_known_share: from }) =>
        words('confidenceFrom', { level: words(level), share: Math.round(from * 100) }),
      )
      .join(', '),
    groups: methodology.groups.map(({ id, title, possible, indicators }) => ({
      id,
      title,
      points: words('pointsOf', { points: writePoints(possible, format), all: methodology.points }),
      indicators: indicators.map((indicator) => ({
        id: indicator.id,
        title: indicator.title,
        possible: writePoints(indicator.possible, format),
        rules: indicator.rules.map((rule) => ({ points: writePoints(rule.points, format), when: rule.when })),
        toEarn: indicator.to_earn,
      })),
    })),
    categories: methodology.relevant_scope_3_categories,
    levels: methodology.levels.map((levels) => writeLevels(levels, format)),
  }
}
