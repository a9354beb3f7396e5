import type { Format } from '@/lib/format/create-format'
import type { Key } from '@/lib/messages/words'
import {
  type EntryAnswer,
  type EvidenceAnswer,
  parseEvidence,
  type StatementAnswer,
} from '@/lib/views/answers/evidence-answer'
import { type Sentence, sayProvenance } from './provenance-words'
import { levelWords } from './score/scoring-words'
import { sayStatus } from './target-words'

/** Reasons of the score's indicators in the reader's language, by the indicator's id. */
type Reasons = ReadonlyMap<string, string>
type Input = NonNullable<EntryAnswer['computation']>['inputs'][number]

/** Most have a number before them: "5 companies", "1.3 kg CO2e per USD". */
function sayUnit(unit: string | null, value: unknown, format: Format): string | null {
  if (unit === null) return null
  const words = format.words('provenance')
  const count = typeof value === 'number' ? value : 0
  if (unit === 'companies') return words('unitCompanies', { count })
  if (unit === 'points') return words('unitPoints', { count })
  if (unit === 'kg CO2 per USD of GDP') return words('unitPerGdp')
  if (unit === 'as listed') return words('asListed')
  const per = /^kg CO2e per ([A-Z]{3})$/.exec(unit)?.[1]
  if (per !== undefined) return words('unitPerRevenue', { currency: per })
  const [, to, from] = /^([A-Z]{3}) for 1 ([A-Z]{3})$/.exec(unit) ?? []
  return to === undefined || from === undefined ? unit : words('unitRate', { to, from })
}

/** Words of the interface: levels of intensity, and target states of the SBTi list. */
function sayWord(path: string, value: EntryAnswer['value'], format: Format): EntryAnswer['value'] {
  if (typeof value !== 'string') return value
  const level = path === '/industry_rank' || path === '/region_rank' ? levelWords[value] : undefined
  if (level !== undefined) return format.words('methodology')(level)
  return path.endsWith('/target_status') ? sayStatus(value, format.words('figures')) : value
}

function toStatement(statement: StatementAnswer | null, format: Format): StatementAnswer | null {
  if (statement === null) return null
  const printed = statement.printed.map((one) => ({ ...one, unit: sayUnit(one.unit, null, format) }))
  return { ...statement, printed }
}

function toInput(input: Input, reasons: Reasons, format: Format): Input {
  const said = sayProvenance(input.label_codes, reasons, format)
  const unit = sayUnit(input.unit, input.value, format)
  return { ...input, unit, label: said ?? input.label, label_codes: [], english: said === null && input.label !== null }
}

function toConversion({ conversion }: EntryAnswer, format: Format): EntryAnswer['conversion'] {
  if (conversion === null) return null
  const rates = conversion.rates.map((rate) => ({
    ...rate,
    method: sayProvenance(rate.method_codes, new Map(), format) ?? rate.method,
    method_codes: [],
  }))
  return { ...conversion, rates }
}

/** The texts of an entry with their codes, by the name used in the entry's `english`. */
function textsOf({
  label,
  label_codes,
  basis,
  basis_codes,
  chosen_because,
  chosen_because_codes,
  computation,
  missing,
}: EntryAnswer) {
  const text = (words: string | null, codes: readonly Sentence[]) => ({ words, codes })
  return {
    label: text(label, label_codes),
    basis: text(basis, basis_codes),
    chosen_because: text(chosen_because, chosen_because_codes),
    formula: text(computation?.formula ?? null, computation?.formula_codes ?? []),
    missing: text(missing?.words ?? null, missing?.codes ?? []),
  }
}

function toEntry(entry: EntryAnswer, reasons: Reasons, format: Format): EntryAnswer {
  const said = Object.entries(textsOf(entry)).map(([name, { words, codes }]) => ({
    name,
    words: words === null ? null : (sayProvenance(codes, reasons, format) ?? words),
    isEnglish: words !== null && sayProvenance(codes, reasons, format) === null,
  }))
  const wordsOf = (name: string) => said.find((one) => one.name === name)?.words ?? null
  const { computation, missing, path, value, statement } = entry
  const isUnlisted = entry.method === 'listed' && value === false && statement?.printed.length === 0
  const noRow = isUnlisted ? { record: format.words('provenance')('noRow') } : {}
  return {
    ...entry,
    label: wordsOf('label'),
    label_codes: [],
    value: sayWord(path, value, format),
    unit: sayUnit(entry.unit, value, format),
    statement: statement && toStatement({ ...statement, ...noRow }, format),
    computation: computation && {
      formula: wordsOf('formula'),
      formula_codes: [],
      inputs: computation.inputs.map((input) => toInput(input, reasons, format)),
    },
    basis: wordsOf('basis'),
    basis_codes: [],
    conversion: toConversion(entry, format),
    others: entry.others.map((other) => ({ ...other, statement: toStatement(other.statement, format) })),
    chosen_because: wordsOf('chosen_because'),
    chosen_because_codes: [],
    missing: missing && { ...missing, words: wordsOf('missing'), codes: [] },
    english: said.filter(({ isEnglish }) => isEnglish).map(({ name }) => name),
  }
}

/** Licences that have words; a mere name ("CC BY 4.0") stays. */
const licences: Readonly<Record<string, Key<'provenance'>>> = {
  'the report’s own; kept for this project alone': 'licenceReport',
  'None stated; facts only': 'licenceNone',
  'None stated in the file; facts of a public register': 'licenceNoneInFile',
  'US public domain': 'licencePublicDomain',
  'US public domain; collection under PDDL': 'licencePublicDomainPddl',
  'Free reuse with the source named': 'licenceReuse',
  'Free use with the source named': 'licenceUse',
  'Facts of law; no licence needed': 'licenceLaw',
  'MIT; facts of the companies’ reports': 'licenceMit',
  'Apache-2.0 (our reading; facts of the companies’ reports)': 'licenceApache',
  'CC BY 4.0 (the regulator’s site; the file states none)': 'licenceCcBy',
}

function toSource(source: EvidenceAnswer['sources'][number], format: Format): EvidenceAnswer['sources'][number] {
  const words = format.words('provenance')
  const licence = licences[source.licence ?? '']
  return {
    ...source,
    publisher: source.id.startsWith('document-')
      ? words('givenReport')
      : source.id === 'private-statement' || source.id === 'product-footprints'
        ? words('givenStatement')
        : source.publisher,
    licence: licence === undefined ? source.licence : words(licence),
  }
}

/**
 * A service's evidence in the reader's language, written from the codes of its sentences. What has no text here (another service, a newer
 * code) stays in the service's words and is listed in the entry's `english`. A reader of English has days and numbers in words as well. Any
 * other answer is returned unchanged.
 */
export function sayEvidence(answer: unknown, reasons: Reasons, format: Format): unknown {
  const evidence = parseEvidence(answer)
  if (evidence === null) return answer
  return {
    entries: evidence.entries.map((entry) => toEntry(entry, reasons, format)),
    sources: evidence.sources.map((source) => toSource(source, format)),
  }
}
