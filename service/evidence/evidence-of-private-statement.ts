import type { EvidenceEntry, EvidenceSource } from '@/service/contract/organization/evidence'
import { amountOf } from '@/service/reference/emission-terms'
import { privateSource } from '@/service/reference/private-source'
import type { StoredPerformance, StoredPrivateStatement } from '@/service/storage/research/outcome'
import type { EmissionCell } from './emission-cells'
import { givenSource } from './given-source'
import { makeEntry } from './make-entry'
import { type Said, say } from './say'
import { otherEmissions } from './why-chosen'
import { sayCell, type YearFacts } from './year-facts'

type StatedFigure = StoredPrivateStatement['figures'][string]

const id = 'private-statement'
const { title, urlOf } = privateSource

/** Returns the evidence of a figure that the organization stated to the project but did not publish: by whom, and its method. */
export function evidenceOfPrivateStatement(
  facts: YearFacts,
  cell: EmissionCell,
  statement: StoredPrivateStatement,
): EvidenceEntry {
  const known = { path: `${facts.base}/emissions${cell.pointer}`, label: sayCell(cell.code, facts.shown) }
  const value = amountOf(facts.stored.emissions, cell.term)
  const others = otherEmissions(facts, null, cell.term).filter((other) => other.value !== value)
  const figure = statement.figures[cell.term]
  if (value === null || figure === undefined) {
    return makeEntry({
      ...known,
      others,
      missing: { reason: 'not_in_our_sources', because: [say('not_stated_to_you')] },
    })
  }
  return makeEntry({
    ...known,
    value,
    unit: 'kg CO2e',
    method: 'stated_privately',
    basis: basisOf(figure),
    statement: {
      source: id,
      record: figure.givenAt.slice(0, 10),
      printed: [
        {
          value: String(figure.givenValue),
          unit: figure.givenUnit,
          place: { file: title, sheet: null, row: null, column: null, path: null },
          share: null,
          share_place: null,
          label: null,
        },
      ],
      document: { url: urlOf(statement.organizationId), title, page: null },
    },
    others,
    chosenBecause: others.length === 0 ? null : say('covers_more_scopes'),
  })
}

function basisOf({ givenBy, givenAt, assurance, method }: StatedFigure): Said[] {
  const day = givenAt.slice(0, 10)
  return [
    givenBy === null ? say('stated_to_you_unnamed', { day }) : say('stated_to_you', { person: givenBy, day }),
    ...(assurance === null ? [] : [sayAssurance(assurance)]),
    ...(method === null ? [] : [say('stated_method', { quote: method })]),
  ]
}

function sayAssurance(assurance: NonNullable<StatedFigure['assurance']>): Said {
  switch (assurance) {
    case 'none':
      return say('stated_assured_none')
    case 'unspecified':
      return say('stated_assured_unspecified')
    case 'limited':
      return say('stated_assured_limited')
    case 'reasonable':
      return say('stated_assured_reasonable')
  }
}

/** Returns the organization itself as the source of its stated figures; empty if there are none. */
export function privateSources(performances: readonly StoredPerformance[]): EvidenceSource[] {
  const statements = performances.flatMap(({ privateStatement }) => privateStatement ?? [])
  const [first] = statements
  if (first === undefined) return []
  const days = statements.flatMap(({ figures }) => Object.values(figures).map(({ givenAt }) => givenAt.slice(0, 10)))
  return [givenSource(id, privateSource, first.organizationId, days)]
}
