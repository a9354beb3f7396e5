import { amountOf, type EmissionTerm } from '@/service/reference/emission-terms'
import type { Disclosure } from '@/service/reference/records'
import { carries } from './carried-figures'
import { cellOf } from './emission-cells'
import type { Missing } from './make-entry'
import { readHeldReason } from './read-stored'
import { say } from './say'
import { publisherOfYear, researchedBefore, type YearFacts } from './year-facts'

function findHeldBack(facts: YearFacts, field: string): Missing | null {
  const held = facts.heldBack.find(
    (entry) => entry.year === facts.shown.year && entry.region === facts.shown.region && entry.field === field,
  )
  if (!held) return null
  const because = [say('held_back', { publisher: publisherOfYear(facts, held.source) }), readHeldReason(held.reason)]
  return { reason: 'held_back', because }
}

/** Returns that a publisher has the figure but another one was chosen for this year; null if none has it. */
function findUnused(facts: YearFacts, used: Disclosure, term: EmissionTerm): Missing | null {
  const other = facts.chosen?.all.find(({ emissions }) => amountOf(emissions, term) !== null)
  if (!other) return null
  return {
    reason: 'held_back',
    because: [
      say('other_publisher', {
        publisher: publisherOfYear(facts, other.source),
        chosen: publisherOfYear(facts, used.source),
      }),
    ],
  }
}

const scope2Methods: readonly EmissionTerm[] = ['scope2MarketKg', 'scope2LocationKg', 'scope2Kg']

function isOtherMethodStated({ emissions }: Disclosure, term: EmissionTerm): boolean {
  return term === 'scope2Kg' && scope2Methods.some((method) => amountOf(emissions, method) !== null)
}

/** Returns why a figure that a publisher could state is not in the answer. */
export function whyNotStated(facts: YearFacts, term: EmissionTerm): Missing {
  const { chosen, shown } = facts
  const held = findHeldBack(facts, term)
  if (held) return held
  if (chosen === null) return { reason: 'not_in_our_sources', because: [researchedBefore] }
  const used = chosen.ofEmissions
  const { year, region } = shown
  const isWorldwide = region === 'GLOBAL'
  if (used === null) {
    const none = isWorldwide ? say('no_emissions', { year }) : say('no_emissions_in', { year, region })
    return { reason: 'not_in_our_sources', because: [none] }
  }
  if (isOtherMethodStated(used, term)) {
    return { reason: 'not_applicable', because: [say('method_stated')] }
  }
  const unused = findUnused(facts, used, term)
  if (unused) return unused
  const publisher = publisherOfYear(facts, used.source)
  if (carries(used.source, term)) {
    const found = isWorldwide
      ? say('found_none', { publisher, year })
      : say('found_none_in', { publisher, year, region })
    return { reason: 'not_in_our_sources', because: [found] }
  }
  const part = cellOf(term).code
  const lacks = isWorldwide
    ? say('not_in_list', { year, publisher, part })
    : say('not_in_list_in', { year, region, publisher, part })
  return { reason: 'not_in_our_sources', because: [lacks] }
}

/** Returns why there is no revenue of this year. */
export function whyNoRevenue(facts: YearFacts): Missing {
  const { chosen, shown } = facts
  if (shown.region !== 'GLOBAL') {
    return { reason: 'not_applicable', because: [say('revenue_worldwide', { region: shown.region })] }
  }
  const held = findHeldBack(facts, 'revenue')
  if (held) return held
  if (chosen === null) return { reason: 'not_in_our_sources', because: [researchedBefore] }
  const reader = chosen.all.find(({ source }) => carries(source, 'revenue'))
  if (!reader) {
    return { reason: 'not_in_our_sources', because: [say('no_revenue', { year: shown.year })] }
  }
  const publisher = publisherOfYear(facts, reader.source)
  return { reason: 'not_in_our_sources', because: [say('no_sure_revenue', { publisher, year: shown.year })] }
}
