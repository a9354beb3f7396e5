import { ReportError } from '@/service/reports/input/report-error'
import type { Figure } from '@/service/reports/model/figure'
import type { TraceEntry, TraceRule } from '@/service/reports/model/trace'

export type Why = { year: number; scope: string; from: number; to: number }

/**
 * Reads "--why 2022 2mb" from the arguments of a command, and their positions; null without it. Throws ReportError for an
 * incomplete question.
 */
export function parseWhy(words: readonly string[]): Why | null {
  const from = words.indexOf('--why')
  if (from < 0) return null
  const [year = '', scope = ''] = words.slice(from + 1, from + 3)
  const isYear = /^(?:19|20)\d\d$/.test(year)
  if (!isYear || !/^(?:[123]|2lb|2mb|1\+2|3\.(?:[1-9]|1[0-5]))$/.test(scope)) {
    const given = isYear ? scope : year
    const found = given === '' || given.startsWith('--') ? 'it is missing' : `"${given}" is none`
    throw new ReportError(
      `--why takes a year and a scope (1, 2, 2lb, 2mb, 1+2, 3, 3.1 to 3.15): ${isYear ? `after ${year} a scope` : 'a year'} is expected, and ${found}.\n` +
        'It is used so: npx carbon-register report extract report.pdf --why 2022 2mb',
    )
  }
  return { year: Number(year), scope, from, to: from + 2 }
}

const meanings: Record<TraceRule, string> = {
  table_of_others: 'the title is of emissions that are not the company\u2019s own',
  table_of_a_site: 'the table is of one site',
  heads_not_read: 'the rows have more amounts than heads were read',
  row_names_no_scope: 'neither the label nor what stands over it names a scope',
  row_sums_sections: 'the row adds up several headings',
  row_total_of_all: 'the row is the total of all scopes',
  row_one_of_many: 'the label is one of many of its scope',
  row_names_activities: 'the labels name activities of one category',
  row_part_beside_total: 'the label is a part, and a total stands in the table',
  rows_are_parts: 'all rows of the scope are parts',
  row_of_ratio: 'the row is of a ratio',
  row_of_other_unit: 'the row has another unit than tonnes',
  row_under_other_head: 'the head of the labels is of something else than emissions',
  row_under_other_heading: 'the heading is of something else than emissions',
  column_of_others: 'the column is of emissions that are not the company\u2019s own',
  column_of_one_gas: 'the column is of one gas among others',
  column_of_something_else: 'the column is a change, an aim, a share, energy or a ratio',
  negative: 'the amount is below 0',
  scope_not_whole: 'the words name a part, a ratio, an aim or something else',
  year_not_one: 'no one year is known, or it is a change, an aim or a milestone',
  unit_missing: 'no unit of mass stands with it',
  unit_of_ratio: 'the unit is that of a ratio',
  named_by_chance: 'the category is named by chance and no unit of emissions stands with it',
  tonnes_of_something_else: 'the tonnes are of something else than emissions',
  scope_not_kept: 'the scopes together have no place in the register',
  read: 'read',
  unit_not_understood: 'left out: how many tonnes the unit is was not understood',
  unit_not_settled: 'left out: the unit was guessed, and nothing printed elsewhere bears it out',
  decimal_mark_unknown: 'left out: nothing in the report says whether its point or comma marks decimals or thousands',
  year_to_come: 'left out: the year is to come, or the amount is a year',
  year_taken_for_granted: 'left out: a part that was added up or printed with another year',
  too_little_speaks_for_it: 'left out: too little speaks for it',
  another_was_chosen: 'left out: another amount was chosen',
  chosen: 'chosen',
}

/** Lists every row and amount that was examined for a year and scope, page by page, with its outcome; also rows without a known scope. */
export function answerWhy(entries: readonly TraceEntry[], figures: readonly Figure[], { year, scope }: Why): string[] {
  const isAsked = (entry: TraceEntry) =>
    (entry.year === null || entry.year === year) &&
    (entry.scope === null || entry.scope === scope || (entry.scope[0] === scope[0] && scope.startsWith('2'))) &&
    (entry.scope !== null || entry.label !== '')
  const told = [...new Set(entries.filter(isAsked).map(lineOf))]
  const figure = figures.find((one) => one.year === year && one.scope === scope)
  const result = figure
    ? `${year} ${scope}: ${figure.value} t ${figure.gas} on page ${figure.page}, confidence ${figure.confidence}${figure.proof ? ', borne out by a printed sum' : ''}`
    : `${year} ${scope}: nothing`
  return [...told, result]
}

function lineOf({ page, label, printed, year, scope, rule, values }: TraceEntry): string {
  const what = [`page ${page}`, `"${label}"`, printed, scope && `scope ${scope}`, year].filter(
    (one) => one !== null && one !== '',
  )
  const seen = Object.entries(values).flatMap(([name, value]) =>
    value === '' ? [] : [`${name} "${value.slice(0, 80)}"`],
  )
  return `${what.join(' | ')}: ${meanings[rule]} [${rule}]${seen.length > 0 ? ` ${seen.join(', ')}` : ''}`
}
