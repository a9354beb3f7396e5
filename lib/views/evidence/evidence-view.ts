import type { Format } from '@/lib/format/create-format'
import { toPoints } from '@/lib/format/score'
import type { Key, Words } from '@/lib/messages/words'
import type { EntryAnswer, EvidenceAnswer } from '@/lib/views/answers/evidence-answer'
import { type StatementView, sayWhoTookIt, viewStatement } from './evidence-statement'

/** `lang` of a text in English on a page in another language. */
type Lang = 'en' | undefined

export type InputView = {
  key: string
  label: string
  lang: Lang
  text: string
  path: string | null
  source: string | null
}

export type EntryView = {
  path: string
  label: string
  /** As the page writes it; null if it is missing. */
  value: string | null
  /** With all digits, if the page rounds it. */
  exact: string | null
  missing: { title: string; words: string } | null
  method: string | null
  formula: string | null
  inputs: InputView[]
  statement: StatementView | null
  basis: string | null
  conversion: { rate: string; rates: string[] } | null
  others: { text: string; statement: StatementView | null }[]
  chosenBecause: string | null
  /** `lang` of the texts written by the service. */
  lang: Readonly<Record<'label' | 'basis' | 'chosen_because' | 'formula' | 'missing', Lang>>
}

const missingTitles: Readonly<Record<string, Key<'evidence'>>> = {
  // That a publisher found none does not mean that the company discloses none.
  not_disclosed: 'notInOurSources',
  not_in_our_sources: 'notInOurSources',
  held_back: 'heldBack',
  not_applicable: 'notApplicable',
}

/** The service's scores run from 0 to 1; a page shows them out of 100. */
const scoreUnit = '0 (worst) to 1 (best)'

function unitInWords(unit: string | null): string {
  return unit === null ? '' : ` ${unit.replaceAll('CO2', 'CO₂')}`
}

/** A figure with all its significant digits and its unit. */
function writeExactly(value: EntryAnswer['value'], unit: string | null, format: Format): string {
  if (value === null) return '–'
  if (typeof value === 'boolean') return format.words('evidence')(value ? 'yes' : 'no')
  // Words of the interface (very_high) are written as words; printed text stays as it is.
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return format.day(value)
    return `${/^[a-z_]+$/.test(value) ? value.replaceAll('_', ' ') : value}${unitInWords(unit)}`
  }
  if (unit === scoreUnit) return format.words('evidence')('pointsOfHundred', { points: String(toPoints(value)) })
  if (unit === '%') return format.percent(format.number.significant(value, 12))
  // A number without a unit is a year.
  return unit === null ? String(value) : `${format.number.significant(value, 12)}${unitInWords(unit)}`
}

function writeShort(value: EntryAnswer['value'], unit: string | null, format: Format): string {
  if (typeof value !== 'number' || unit === null || unit === scoreUnit) return writeExactly(value, unit, format)
  if (unit === 'kg CO2e') return format.massInWords(value)
  if (/^[A-Z]{3}$/.test(unit)) return format.money(value, unit)
  if (unit === '%') return format.percent(format.number.significant(value, 4))
  return `${format.number.significant(value, 4)}${unitInWords(unit)}`
}

function methodOf(
  { method, statement, value }: EntryAnswer,
  publisher: string | null,
  words: Words<'evidence'>,
): string | null {
  switch (method) {
    case 'reported':
      if (publisher !== null && statement?.document) return sayWhoTookIt(publisher, statement.document, words)
      return publisher ? words('reportedBy', { publisher }) : words('reported')
    case 'listed':
      // A list that does not name an organization says nothing else about it.
      if (value === false && publisher) return words('lookedUpIn', { publisher })
      return publisher ? words('listedBy', { publisher }) : words('listed')
    case 'computed':
      return words('computed')
    case 'estimated':
      return words('estimated')
    case 'extracted':
      return words('extracted')
    case 'stated_privately':
      return words('statedPrivately')
    case 'set_by_hand':
      return words('setByHand')
    default:
      return method
  }
}

type Lookups = { format: Format; evidence: EvidenceAnswer }

function publisherOf({ evidence }: Lookups, id: string | null): string | null {
  return evidence.sources.find((source) => source.id === id)?.publisher ?? null
}

function conversionOf({ conversion }: EntryAnswer, lookups: Lookups): EntryView['conversion'] {
  if (!conversion || conversion.rate === null) return null
  const { format } = lookups
  const words = format.words('evidence')
  const from = conversion.from ?? '?'
  const to = conversion.to ?? '?'
  const mean = format.number.significant(conversion.rate, 6)
  return {
    rate:
      conversion.year === null
        ? words('rateOfYear', { from, to, rate: mean })
        : words('rateOf', { from, to, rate: mean, year: String(conversion.year) }),
    rates: conversion.rates.map(({ currency, per_usd: perUsd, year, method, source }) => {
      const by = publisherOf(lookups, source)
      const rate = perUsd === null ? '' : format.number.significant(perUsd, 6)
      return [words('usdRate', { rate, currency: currency ?? '', year: String(year ?? '') }), method, by]
        .filter((part) => part)
        .join(', ')
    }),
  }
}

function viewEntry(entry: EntryAnswer, lookups: Lookups): EntryView {
  const { format, evidence } = lookups
  const words = format.words('evidence')
  // A slug of the interface is not a word for readers: it only shows that the list names the organization.
  const isNamed = entry.path.startsWith('/un/initiatives/') && entry.path.endsWith('/slug')
  const named = isNamed ? words('inTheList') : null
  const short = entry.missing ? null : (named ?? writeShort(entry.value, entry.unit, format))
  const exact = entry.missing ? null : (named ?? writeExactly(entry.value, entry.unit, format))
  const statement = entry.statement && viewStatement(entry.statement, evidence.sources, format)
  const langOf = (text: string): Lang => (entry.english.includes(text) ? 'en' : undefined)
  return {
    path: entry.path,
    label: entry.label ?? words('figure'),
    value: short,
    exact: exact === short ? null : exact,
    missing: entry.missing && {
      title: words(missingTitles[entry.missing.reason ?? ''] ?? 'notKnown'),
      words: entry.missing.words ?? '',
    },
    method: methodOf(entry, statement?.publisher ?? null, words),
    formula: entry.computation?.formula ?? null,
    inputs: (entry.computation?.inputs ?? []).map(({ label, value, unit, path, source, english }, index) => ({
      key: `${index} ${label}`,
      label: label ?? '',
      lang: english === true ? 'en' : undefined,
      text: value === null ? '' : writeExactly(value, unit, format),
      path: evidence.entries.some((other) => other.path === path) ? path : null,
      source: publisherOf(lookups, source),
    })),
    statement,
    basis: entry.basis,
    conversion: conversionOf(entry, lookups),
    others: entry.others.map((other) => ({
      text: writeExactly(other.value, other.unit, format),
      statement: other.statement && viewStatement(other.statement, evidence.sources, format),
    })),
    chosenBecause: entry.chosen_because,
    lang: {
      label: langOf('label'),
      basis: langOf('basis'),
      chosen_because: langOf('chosen_because'),
      formula: langOf('formula'),
      missing: langOf('missing'),
    },
  }
}

/** What is known about a path: its own entry, or the entries below it ("/sbti": all fields of the SBTi list). */
export function viewEvidence(evidence: EvidenceAnswer, path: string, format: Format): EntryView[] {
  const own = evidence.entries.filter((entry) => entry.path === path)
  const found = own.length > 0 ? own : evidence.entries.filter((entry) => entry.path.startsWith(`${path}/`))
  return found.map((entry) => viewEntry(entry, { format, evidence }))
}
