import { amountOf, type EmissionTerm } from '@/service/reference/emission-terms'
import type { Disclosure } from '@/service/reference/records'
import { carries } from './carried-figures'
import { cellOf } from './emission-cells'
import type { Missing } from './make-entry'
import { publisherOf, researchedBefore, whenAndWhere, type YearFacts } from './year-facts'

function findHeldBack(facts: YearFacts, field: string): Missing | null {
  const held = facts.heldBack.find(
    (entry) => entry.year === facts.shown.year && entry.region === facts.shown.region && entry.field === field,
  )
  return held ? { reason: 'held_back', words: held.because } : null
}

/** A publisher that has the figure but does not speak for this year, because another one does. */
function findUnused(facts: YearFacts, used: Disclosure, term: EmissionTerm): Missing | null {
  const other = facts.chosen?.all.find(({ emissions }) => amountOf(emissions, term) !== null)
  if (!other) return null
  return {
    reason: 'held_back',
    words:
      `${publisherOf(facts, other.source)} has this figure. The emissions of one year come from one publisher whole, here ` +
      `${publisherOf(facts, used.source)}, because boundaries differ between publishers.`,
  }
}

const scope2Methods: readonly EmissionTerm[] = ['scope2MarketKg', 'scope2LocationKg', 'scope2Kg']

function isOtherMethodStated({ emissions }: Disclosure, term: EmissionTerm): boolean {
  return term === 'scope2Kg' && scope2Methods.some((method) => amountOf(emissions, method) !== null)
}

/** Why a figure that a publisher could state is not in the answer. */
export function whyNotStated(facts: YearFacts, term: EmissionTerm): Missing {
  const { chosen, shown } = facts
  const held = findHeldBack(facts, term)
  if (held) return held
  if (chosen === null) return { reason: 'not_in_our_sources', words: researchedBefore }
  const used = chosen.ofEmissions
  const when = whenAndWhere(shown)
  if (used === null) return { reason: 'not_in_our_sources', words: `No source of ours has emissions of ${when}.` }
  if (isOtherMethodStated(used, term)) {
    return { reason: 'not_applicable', words: 'Scope 2 is stated with its method: see location or market based.' }
  }
  const unused = findUnused(facts, used, term)
  if (unused) return unused
  const publisher = publisherOf(facts, used.source)
  if (carries(used.source, term)) {
    return {
      reason: 'not_disclosed',
      words: `${publisher}, who compiled the figures of ${when}, found none or none that could be carried over.`,
    }
  }
  return {
    reason: 'not_in_our_sources',
    words: `The figures of ${when} are those of ${publisher}, whose list does not have ${cellOf(term).label.toLowerCase()}.`,
  }
}

/** Why there is no revenue of this year. */
export function whyNoRevenue(facts: YearFacts): Missing {
  const { chosen, shown } = facts
  if (shown.region !== 'GLOBAL') {
    return {
      reason: 'not_applicable',
      words: `Revenue is worldwide, and these figures cover ${shown.region} only: the two must not stand side by side.`,
    }
  }
  const held = findHeldBack(facts, 'revenue')
  if (held) return held
  if (chosen === null) return { reason: 'not_in_our_sources', words: researchedBefore }
  const reader = chosen.all.find(({ source }) => carries(source, 'revenue'))
  if (!reader) {
    return {
      reason: 'not_in_our_sources',
      words: `No source of ours has the revenue of ${shown.year} for this company.`,
    }
  }
  return {
    reason: 'not_disclosed',
    words: `${publisherOf(facts, reader.source)} gives no revenue of ${shown.year}, or none whose currency and unit are sure.`,
  }
}
