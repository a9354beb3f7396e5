import type { EvidenceEntry, EvidenceInput, MissingReason } from '@/service/contract/organization/evidence'
import { inEnglish, type Said } from './say'

export type Missing = { reason: MissingReason; because: readonly Said[] }

/** An input whose label is still a code. */
export type KnownInput = Omit<EvidenceInput, 'label' | 'label_codes'> & { label: Said }
export type Computation = { formula: Said; inputs: readonly KnownInput[] }

/** The evidence of a figure whose sentences are still codes. */
export type Known = { path: string; label: Said } & Partial<
  Pick<EvidenceEntry, 'value' | 'unit' | 'method' | 'statement' | 'conversion' | 'others'> & {
    basis: readonly Said[]
    chosenBecause: Said | null
    computation: Computation | null
    missing: Missing
  }
>

function toInput({ label, ...input }: KnownInput): EvidenceInput {
  return { ...input, label: inEnglish([label]), label_codes: [label] }
}

function toComputation({ formula, inputs }: Computation): EvidenceEntry['computation'] {
  return { formula: inEnglish([formula]), formula_codes: [formula], inputs: inputs.map(toInput) }
}

/** Returns an entry with every field, its sentences in English and as codes; absent fields become null or empty. */
export function makeEntry(known: Known): EvidenceEntry {
  const { path, label, basis = [], chosenBecause = null, computation = null, missing = null } = known
  return {
    path,
    label: inEnglish([label]),
    label_codes: [label],
    value: known.value ?? null,
    unit: known.unit ?? null,
    method: known.method ?? null,
    statement: known.statement ?? null,
    computation: computation && toComputation(computation),
    basis: basis.length === 0 ? null : inEnglish(basis),
    basis_codes: basis.length === 0 ? null : [...basis],
    conversion: known.conversion ?? null,
    others: known.others ?? [],
    chosen_because: chosenBecause && inEnglish([chosenBecause]),
    chosen_because_codes: chosenBecause && [chosenBecause],
    missing: missing && {
      reason: missing.reason,
      words: inEnglish(missing.because),
      codes: [...missing.because],
    },
  }
}
