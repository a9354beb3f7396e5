import { groups, indicators, possibleOf, scoringVersion } from './methodology'
import { principles } from './principles'
import { categoriesOfAnyIndustry, relevantCategoriesTable } from './relevant-categories'

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

function writeGroups(): string[] {
  return groups.flatMap(({ id, title, about }) => [
    `## ${title}: ${possibleOf(id)} points`,
    `${about}.`,
    table(
      ['indicator', 'id', 'most', 'points when', 'what would earn it'],
      indicators
        .filter(({ group }) => group === id)
        .map((one) => [
          one.title,
          `\`${one.id}\``,
          String(one.possible),
          one.rules.map(({ points, when }) => `**${signed(points)}** ${when}`).join('<br>'),
          one.toEarn,
        ]),
    ),
  ])
}

function writeCategories(): string {
  const rows = relevantCategoriesTable.map(({ from, to, what, categories }) => [
    [...new Set([from, to])].map((division) => String(division).padStart(2, '0')).join(' to '),
    what,
    categories.join(', '),
  ])
  return table(
    ['divisions', 'industry', 'categories'],
    [...rows, ['unknown', 'any', categoriesOfAnyIndustry.join(', ')]],
  )
}

/**
 * Returns the methodology as a document in Markdown, from the same table that scores are computed with. `chapters` are made from
 * the current data: thresholds and distributions.
 */
export function writeMethodology(chapters: readonly { title: string; lines: readonly string[] }[]): string {
  const parts = [
    '# How scores are made',
    `Methodology version ${scoringVersion}: ${indicators.length} indicators in ${groups.length} groups, 100 points. The ` +
      '[indicators](methodology/indicators.md) with their points are a page of their own. Both are ' +
      'written by `npm run build -- methodology` from `service/scoring/`; a test keeps the two the same. GET /methodology and the ' +
      'dashboard’s page /methodology are made of the same table, docs/methodology-worksheet.md computes six companies by hand, ' +
      'and docs/decisions/0013 says why it is so.',
    '## Rules',
    ...principles.map(({ title, text }) => `### ${title}\n\n${text}`),
    ...chapters.flatMap(({ title, lines }) => [`## ${title}`, ...lines]),
  ]
  return `${parts.join('\n\n')}\n`
}

/** Returns the document of all indicators with their points, by group, and of the relevant scope 3 categories, in Markdown. */
export function writeIndicators(): string {
  const parts = [
    '# Indicators',
    `Of methodology version ${scoringVersion}, whose rules are in [How scores are made](../methodology.md). Written by ` +
      '`npm run build -- methodology`.',
    ...writeGroups(),
    '## Scope 3 categories that matter most',
    'By ISIC Rev. 4 division, numbers of the GHG Protocol’s scope 3 standard. Our own table, made by hand after that standard’s ' +
      'criteria of size and influence; it says what to look for first, not what an inventory should hold.',
    writeCategories(),
  ]
  return `${parts.join('\n\n')}\n`
}
