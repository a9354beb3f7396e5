import type { ReadingBounds } from '@/service/reports/input/reading-bounds'
import type { Figure, Scope } from '@/service/reports/model/figure'
import { because } from '@/service/reports/model/reason'
import {
  type OnPage,
  openingLines,
  type ReportFigures,
  readTextReport,
  readTextStatements,
} from '@/service/reports/read-report'
import { findElements, replaceElements } from './find-elements'
import { inlineFacts } from './inline-facts'
import { attribute, numberOfTag, textOf } from './inline-text'

/**
 * ESRS E1-6 facts of a tagged report (iXBRL in ESEF): the tag gives scope and method, the context the year, the unit the mass. Concept
 * names are those of EFRAG's ESRS Set 1 taxonomy. Only facts without dimensions are totals of the undertaking.
 */
const concepts: readonly { pattern: RegExp; scope: Scope }[] = [
  { pattern: /:GrossScope1GreenhouseGasEmissions$/i, scope: '1' },
  { pattern: /:(?:GrossLocationBasedScope2GreenhouseGasEmissions|GrossScope2LocationBased\w*)$/i, scope: '2lb' },
  { pattern: /:(?:GrossMarketBasedScope2GreenhouseGasEmissions|GrossScope2MarketBased\w*)$/i, scope: '2mb' },
  { pattern: /:GrossScope3GreenhouseGasEmissions$/i, scope: '3' },
]

/** Reads tagged facts; a report without such tags is read like text. */
export function readInlineXbrl(html: string, bounds?: ReadingBounds, onPage?: OnPage): ReportFigures {
  const years = contextYears(html)
  const units = unitTonnes(html)
  const figures = new Map<string, Figure>()
  for (const { whole, attributes, content } of findElements(html, 'ix:nonFraction')) {
    const scope = concepts.find(({ pattern }) => pattern.test(attribute(attributes, 'name')))?.scope
    const year = years.get(attribute(attributes, 'contextRef'))
    const unit = units.get(attribute(attributes, 'unitRef'))
    if (!scope || year === undefined || !unit || /xsi:nil=["']true/i.test(attributes)) continue
    const printed = textOf(content)
    const number = numberOfTag(printed, attribute(attributes, 'format'))
    if (number === null) continue
    const value = Number((number * 10 ** Number(attribute(attributes, 'scale') || 0) * unit.tonnes).toPrecision(12))
    const key = `${year} ${scope}`
    if (!figures.has(key))
      figures.set(key, {
        year,
        scope,
        value,
        gas: 'CO2e',
        printedValue: printed,
        printedUnit: unit.name,
        page: 1,
        quote: textOf(whole),
        box: null,
        confidence: 0.99,
        reasons: [because('tag', { name: attribute(attributes, 'name') })],
        proof: null,
      })
  }
  const facts = inlineFacts(html, years)
  if (figures.size === 0) {
    const read = readTextReport(plainHtml(html), bounds, onPage)
    return facts.length === 0 ? read : { ...read, facts }
  }
  const found = [...figures.values()].sort((a, b) => a.year - b.year || a.scope.localeCompare(b.scope))
  const text = plainHtml(html)
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  bounds?.onLines?.(lines)
  const statements = readTextStatements(text, bounds)
  const reportYear = found.at(-1)?.year ?? null
  return { figures: found, facts, statements, reportYear, pageCount: 1, opening: lines.slice(0, openingLines) }
}

/** The year each context ends in. Contexts with dimensions (a country, a segment) are not totals, and part of a year is not a year. */
function contextYears(html: string): Map<string, number> {
  const years = new Map<string, number>()
  for (const { attributes, content } of findElements(html, 'xbrli:context')) {
    if (/explicitMember|typedMember/i.test(content)) continue
    const start = /startDate>\s*(\d{4}-\d\d-\d\d)/i.exec(content)?.[1]
    const end = /(?:endDate|instant)>\s*(\d{4}-\d\d-\d\d)/i.exec(content)?.[1]
    if (!end) continue
    const days = start ? (Date.parse(end) - Date.parse(start)) / 86_400_000 : 365
    if (days > 340 && days < 390) years.set(attribute(attributes, 'id'), Number(end.slice(0, 4)))
  }
  return years
}

function unitTonnes(html: string): Map<string, { tonnes: number; name: string }> {
  const units = new Map<string, { tonnes: number; name: string }>()
  for (const { attributes, content } of findElements(html, 'xbrli:unit')) {
    const name = /measure>\s*(?:[\w-]+:)?([\w]+)/i.exec(content)?.[1] ?? ''
    const tonnes = /^(?:t|tCO2e|tCO2eq|tonnes?|metricTons?)$/i.test(name)
      ? 1
      : /^(?:kt|ktCO2e)$/i.test(name)
        ? 1e3
        : /^(?:kg|kgCO2e)$/i.test(name)
          ? 1e-3
          : null
    if (tonnes !== null && !/divide/i.test(content)) units.set(attribute(attributes, 'id'), { tonnes, name })
  }
  return units
}

/** Tables stay tables, so that an untagged page is read like markdown. */
export function plainHtml(html: string): string {
  const shown = ['script', 'style'].reduce((rest, name) => replaceElements(rest, name, () => ' '), html)
  return replaceElements(shown, 'tr', ({ content }) => {
    const cells = content.split(/<\/t[dh]>/i)
    return `\n| ${cells.map(textOf).join(' | ')}\n`
  })
    .replace(/<\/(?:p|div|h[1-6]|li)>/gi, '\n')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&#160;|&nbsp;/g, ' ')
}
