import type { EvidencePlace, EvidenceStatement, PrintedValue } from '@/service/contract/organization/evidence'
import type { Commitment, Disclosure, FigurePlace, PrintedFigure } from '@/service/reference/records'

function presentPlace({ file, sheet, row, column, path }: FigurePlace): EvidencePlace {
  return { file, sheet: sheet ?? null, row: row ?? null, column: column ?? null, path: path ?? null }
}

function presentPrinted({ printed, unit, place, share, sharePlace, label }: PrintedFigure): PrintedValue {
  return {
    value: printed,
    unit,
    place: presentPlace(place),
    share: share ?? null,
    share_place: sharePlace ? presentPlace(sharePlace) : null,
    label: label ?? null,
  }
}

/** Returns the printed figures of one field. */
function printedBehind(disclosure: Disclosure, field: string): PrintedFigure[] {
  return disclosure.printed.filter((figure) => figure.field === field)
}

/** Returns what a publisher states for `field` ("scope1Kg", "scope3CategoriesKg.6", "revenue") of one year. */
export function stateDisclosed(disclosure: Disclosure, field: string): EvidenceStatement {
  const printed = printedBehind(disclosure, field)
  // The figure's own page, if known, replaces the pages of the whole year.
  const page = printed.length === 1 ? printed[0]?.page : undefined
  return {
    source: disclosure.source,
    record: disclosure.locator,
    printed: printed.map(presentPrinted),
    document: disclosure.document && page ? { ...disclosure.document, page } : disclosure.document,
  }
}

/** Returns what a public list says about a company: its row is the evidence. */
export function stateListed(commitment: Commitment): EvidenceStatement {
  const { source, nameAsListed, recordId, place } = commitment
  return {
    source,
    record: `${nameAsListed} (${recordId})`,
    printed: [
      {
        value: nameAsListed,
        unit: 'as listed',
        place: presentPlace(place),
        share: null,
        share_place: null,
        label: null,
      },
    ],
    document: null,
  }
}
