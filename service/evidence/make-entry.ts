import type { EvidenceEntry, MissingReason } from '@/service/contract/organization/evidence'

export type Missing = { reason: MissingReason; words: string }

type Known = Pick<EvidenceEntry, 'path' | 'label'> & Partial<EvidenceEntry>

/** An entry with every field; what is not given is null or empty. */
export function makeEntry(known: Known): EvidenceEntry {
  return {
    value: null,
    unit: null,
    method: null,
    statement: null,
    computation: null,
    basis: null,
    conversion: null,
    others: [],
    chosen_because: null,
    missing: null,
    ...known,
  }
}
