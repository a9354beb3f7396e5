import type { Methodology } from '@/service/contract/methodology'
import { writePoints } from './assessment-view'

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

function writeLevels({ title, unit, figures, levels, without_figure: without }: Methodology['levels'][number]) {
  return {
    title,
    unit: `${unit}, fifths of ${figures} figures`,
    rows: levels.map(({ level, at_most: atMost }) => ({
      level: level.replace('_', ' '),
      range: atMost === null ? 'more' : `at most ${Number(atMost.toPrecision(3))}`,
    })),
    without: without.length === 0 ? null : without.join(', '),
  }
}

/** The methodology of a service in words and figures ready to show. */
export function viewMethodology(methodology: Methodology): MethodologyView {
  return {
    version: methodology.version,
    principles: methodology.principles,
    confidence: methodology.confidence
      .filter(({ from_known_share: from }) => from > 0)
      .map(({ level, from_known_share: from }) => `${level} from ${Math.round(from * 100)} %`)
      .join(', '),
    groups: methodology.groups.map(({ id, title, possible, indicators }) => ({
      id,
      title,
      points: `${writePoints(possible)} of ${methodology.points} points`,
      indicators: indicators.map((indicator) => ({
        id: indicator.id,
        title: indicator.title,
        possible: writePoints(indicator.possible),
        rules: indicator.rules.map((rule) => ({ points: writePoints(rule.points), when: rule.when })),
        toEarn: indicator.to_earn,
      })),
    })),
    categories: methodology.relevant_scope_3_categories,
    levels: methodology.levels.map(writeLevels),
  }
}
