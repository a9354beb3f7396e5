import type { EvidenceEntry, EvidenceStatement } from '@/service/contract/organization/evidence'
import { isAddedUpByUs } from '@/service/reference/added-up-by-us'
import {
  addTerms,
  allScopesTerms,
  amountOf,
  categoryTerms,
  type EmissionTerm,
  scope1And2Terms,
  scope3Terms,
} from '@/service/reference/emission-terms'
import type { Disclosure } from '@/service/reference/records'
import { cellOf, type EmissionCell, scope3SumCell, statedCells } from './emission-cells'
import { evidenceOfExtracted } from './evidence-of-extraction'
import { evidenceOfPrivateStatement } from './evidence-of-private-statement'
import { type Computation, type KnownInput, type Missing, makeEntry } from './make-entry'
import { stateDisclosed } from './make-statement'
import { type Said, say } from './say'
import { otherEmissions, whyChosen } from './why-chosen'
import { whyNotStated } from './why-missing'
import { researchedBefore, sayCell, type YearFacts } from './year-facts'

const kilograms = 'kg CO2e'

export function inputOf(facts: YearFacts, term: EmissionTerm): KnownInput {
  const { pointer, code } = cellOf(term)
  return {
    label: say('cell', { cell: code }),
    value: amountOf(facts.stored.emissions, term),
    unit: kilograms,
    path: `${facts.base}/emissions${pointer}`,
    source: null,
  }
}

function labelOf(facts: YearFacts, { code }: EmissionCell): Said {
  return sayCell(code, facts.shown)
}

/** The printed figures as inputs. */
function siteInputs(used: Disclosure, { printed }: EvidenceStatement): KnownInput[] {
  return printed.map(({ value, unit, label, share }) => ({
    label: saySite(label, share),
    value,
    unit,
    path: null,
    source: used.source,
  }))
}

function saySite(name: string | null, share: number | null): Said {
  if (name === null) return share === null ? say('site') : say('site_share', { share })
  return share === null ? say('named', { name }) : say('named_site_share', { name, share })
}

/** Returns `reported`, or `computed` if the publisher states figures of sites, which we added up by the share that is owned. */
function methodOf(
  used: Disclosure,
  statement: EvidenceStatement,
): { method: EvidenceEntry['method']; computation: Computation | null } {
  const { printed } = statement
  const isAddedUp = isAddedUpByUs(used.source) || printed.length > 1 || printed.some(({ share }) => share !== null)
  if (!isAddedUp) return { method: 'reported', computation: null }
  return { method: 'computed', computation: { formula: say('sum_of_sites'), inputs: siteInputs(used, statement) } }
}

const sumOfSites: EmissionCell = {
  pointer: '/scope_1/sum',
  term: 'scope1Kg',
  code: 'scope_1_of_sites',
}

/** Evidence of scope 1 from a list of sites: the company's own total is missing, and our sum of the sites is shown. */
function evidenceOfScope1(facts: YearFacts, stated: EmissionCell): EvidenceEntry[] {
  const known = { path: `${facts.base}/emissions${stated.pointer}`, label: labelOf(facts, stated) }
  return [
    makeEntry({ ...known, missing: { reason: 'not_in_our_sources', because: [say('lists_sites')] } }),
    evidenceOfStated(facts, sumOfSites),
  ]
}

function evidenceOfStated(facts: YearFacts, cell: EmissionCell): EvidenceEntry {
  const known = { path: `${facts.base}/emissions${cell.pointer}`, label: labelOf(facts, cell) }
  const shown = amountOf(facts.stored.emissions, cell.term)
  const used = facts.chosen?.ofEmissions ?? null
  const others = otherEmissions(facts, used, cell.term)
  if (shown === null) return makeEntry({ ...known, others, missing: whyNotStated(facts, cell.term) })
  const value = used === null ? null : amountOf(used.emissions, cell.term)
  if (used === null || value !== shown) {
    return makeEntry({ ...known, value: shown, unit: kilograms, method: 'reported', basis: [researchedBefore] })
  }
  const statement = stateDisclosed(used, cell.term)
  const chosenBecause = whyChosen(facts, used, others)
  return makeEntry({
    ...known,
    value,
    unit: kilograms,
    ...methodOf(used, statement),
    statement,
    others,
    chosenBecause,
  })
}

/** Returns the first part that a sum lacks, and why; null if it lacks none. */
export function whyNoSum(facts: YearFacts): Missing | null {
  const { emissions } = facts.stored
  if (scope1And2Terms(emissions) === null) {
    const lacking: EmissionTerm = amountOf(emissions, 'scope1Kg') === null ? 'scope1Kg' : 'scope2MarketKg'
    return whyPartIsMissing(facts, lacking)
  }
  return scope3Terms(emissions) === null ? whyPartIsMissing(facts, 'scope3Kg') : null
}

/** "Needs scope 3. …": first the missing part, then the reason. */
export function whyPartIsMissing(facts: YearFacts, term: EmissionTerm): Missing {
  const { reason, because } = whyNotStated(facts, term)
  return { reason, because: [say('needs_part', { part: cellOf(term).code }), ...because] }
}

function evidenceOfSum(
  facts: YearFacts,
  cell: EmissionCell,
  terms: EmissionTerm[] | null,
  missing: () => Missing,
): EvidenceEntry {
  const known = { path: `${facts.base}/emissions${cell.pointer}`, label: labelOf(facts, cell) }
  const value = addTerms(facts.stored.emissions, terms)
  if (terms === null || value === null) return makeEntry({ ...known, missing: missing() })
  const inputs = terms.map((term) => inputOf(facts, term))
  return makeEntry({
    ...known,
    value,
    unit: kilograms,
    method: 'computed',
    computation: { formula: say('sum', { cells: terms.map((term) => cellOf(term).code).join(' ') }), inputs },
  })
}

/** Returns the evidence of every figure of `emissions` that a publisher may state, and of our two sums. */
export function evidenceOfEmissions(facts: YearFacts): EvidenceEntry[] {
  const { emissions, extraction, privateStatement } = facts.stored
  const categories = categoryTerms(emissions)
  const noCategory = (): Missing => {
    const { reason, because } = whyNotStated(facts, 'scope3CategoriesKg.1')
    return { reason, because: [say('needs_category'), ...because] }
  }
  const noSum = (): Missing => whyNoSum(facts) ?? { reason: 'not_in_our_sources', because: [say('part_not_known')] }
  return [
    ...statedCells.flatMap((cell) => {
      if (privateStatement !== undefined) return evidenceOfPrivateStatement(facts, cell, privateStatement)
      if (extraction !== undefined) return evidenceOfExtracted(facts, cell, extraction)
      const isOfSites = cell.term === 'scope1Kg' && isAddedUpByUs(facts.stored.sources[0])
      return isOfSites ? evidenceOfScope1(facts, cell) : evidenceOfStated(facts, cell)
    }),
    evidenceOfSum(facts, scope3SumCell, categories.length === 0 ? null : categories, noCategory),
    evidenceOfSum(facts, { pointer: '/sum', term: 'totalKg', code: 'all_scopes' }, allScopesTerms(emissions), noSum),
  ]
}
