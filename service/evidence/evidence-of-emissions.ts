import type { EvidenceEntry, EvidenceInput, EvidenceStatement } from '@/service/contract/organization/evidence'
import {
  addTerms,
  allScopesTerms,
  amountOf,
  categoryTerms,
  type EmissionTerm,
  scope1And2Terms,
  scope3Terms,
} from '@/service/reference/emission-terms'
import type { Disclosure, SourceId } from '@/service/reference/records'
import { cellOf, type EmissionCell, scope3SumCell, statedCells } from './emission-cells'
import { evidenceOfExtracted } from './evidence-of-extraction'
import { type Missing, makeEntry } from './make-entry'
import { stateDisclosed } from './make-statement'
import { otherEmissions, whyChosen } from './why-chosen'
import { whyNotStated } from './why-missing'
import { researchedBefore, whenAndWhere, type YearFacts } from './year-facts'

const kilograms = 'kg CO2e'

/** Lists by site that we add up ourselves, whatever the number of sites. */
const addedUpByUs: ReadonlySet<SourceId> = new Set(['epa-ghgrp'])

export function inputOf(facts: YearFacts, term: EmissionTerm): EvidenceInput {
  const { pointer, label } = cellOf(term)
  return {
    label,
    value: amountOf(facts.stored.emissions, term),
    unit: kilograms,
    path: `${facts.base}/emissions${pointer}`,
    source: null,
  }
}

function labelOf(facts: YearFacts, cell: EmissionCell): string {
  return `${cell.label}, ${whenAndWhere(facts.shown)}`
}

/** The printed figures as inputs. */
function siteInputs(used: Disclosure, { printed }: EvidenceStatement): EvidenceInput[] {
  const input = (label: string, value: string, unit: string | null) => ({
    label,
    value,
    unit,
    path: null,
    source: used.source,
  })
  return printed.map(({ value, unit, label, share }) =>
    input(`${label ?? 'Site'}${share === null ? '' : `, ${share} % of`}`, value, unit),
  )
}

/** Reported, but where the publisher's figures are those of sites that we added up by the share that is owned. */
function methodOf(used: Disclosure, statement: EvidenceStatement): Pick<EvidenceEntry, 'method' | 'computation'> {
  const { printed } = statement
  const isAddedUp = addedUpByUs.has(used.source) || printed.length > 1 || printed.some(({ share }) => share !== null)
  if (!isAddedUp) return { method: 'reported', computation: null }
  const formula = 'sum over its sites: figure of the site × percentage owned'
  return { method: 'computed', computation: { formula, inputs: siteInputs(used, statement) } }
}

function evidenceOfStated(facts: YearFacts, cell: EmissionCell): EvidenceEntry {
  const known = { path: `${facts.base}/emissions${cell.pointer}`, label: labelOf(facts, cell) }
  const shown = amountOf(facts.stored.emissions, cell.term)
  const used = facts.chosen?.ofEmissions ?? null
  const others = otherEmissions(facts, used, cell.term)
  if (shown === null) return makeEntry({ ...known, others, missing: whyNotStated(facts, cell.term) })
  const value = used === null ? null : amountOf(used.emissions, cell.term)
  if (used === null || value !== shown) {
    return makeEntry({ ...known, value: shown, unit: kilograms, method: 'reported', basis: researchedBefore })
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
    chosen_because: chosenBecause,
  })
}

/** The first part that a sum lacks, and why. */
export function whyNoSum(facts: YearFacts): Missing | null {
  const { emissions } = facts.stored
  if (scope1And2Terms(emissions) === null) {
    const lacking: EmissionTerm = amountOf(emissions, 'scope1Kg') === null ? 'scope1Kg' : 'scope2MarketKg'
    return whyPartIsMissing(facts, lacking)
  }
  return scope3Terms(emissions) === null ? whyPartIsMissing(facts, 'scope3Kg') : null
}

/** "Scope 3, stated: …": what is missing before why. */
export function whyPartIsMissing(facts: YearFacts, term: EmissionTerm): Missing {
  const { reason, words } = whyNotStated(facts, term)
  return { reason, words: `Needs ${cellOf(term).label.toLowerCase()}. ${words}` }
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
    computation: { formula: inputs.map(({ label }) => label).join(' + '), inputs },
  })
}

/** Every figure of `emissions` that a publisher may state, and our two sums. */
export function evidenceOfEmissions(facts: YearFacts): EvidenceEntry[] {
  const { emissions, extraction } = facts.stored
  const categories = categoryTerms(emissions)
  const noCategory = (): Missing => {
    const { reason, words } = whyNotStated(facts, 'scope3CategoriesKg.1')
    return { reason, words: `Needs at least one category of scope 3. ${words}` }
  }
  const noSum = (): Missing => whyNoSum(facts) ?? { reason: 'not_disclosed', words: 'A part of it is not known.' }
  return [
    ...statedCells.map((cell) =>
      extraction === undefined ? evidenceOfStated(facts, cell) : evidenceOfExtracted(facts, cell, extraction),
    ),
    evidenceOfSum(facts, scope3SumCell, categories.length === 0 ? null : categories, noCategory),
    evidenceOfSum(
      facts,
      { pointer: '/sum', term: 'totalKg', label: 'All scopes, added up' },
      allScopesTerms(emissions),
      noSum,
    ),
  ]
}
