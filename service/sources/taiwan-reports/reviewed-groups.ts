/** A parent whose report's totals are in the row of its Taiwanese company, and which fields of the row they are. */
export type ForeignParent = { name: string; hqRegion: string; isScope1And2?: true }

/**
 * Rows whose figures are the totals of the foreign or listed parent, by the row's company code. The report and its pages are the
 * parent's.
 */
export const foreignParents: Readonly<Record<string, ForeignParent>> = {
  美光集團: { name: 'Micron Technology', hqRegion: 'US' },
  _51158518: { name: 'Diodes Incorporated', hqRegion: 'US' },
  _16631664: { name: 'Amkor Technology', hqRegion: 'US' },
  _89002500: { name: 'NXP Semiconductors', hqRegion: 'NL' },
  _76027628: { name: 'ASE Technology Holding', hqRegion: 'TW' },
  _36550632: { name: 'Evonik Industries', hqRegion: 'DE' },
  // Its scope 1 cell holds scopes 1 and 2.
  _04388145: { name: 'Corning Incorporated', hqRegion: 'US', isScope1And2: true },
}

/** Amounts of the group that are in the note, where the cell has the parent company's: by code and number of the field. */
export const amountsInNotes: Readonly<Record<string, string>> = {
  '2330 9': '1,825,872',
  '2330 10': '10,957,397',
}

/** Cells whose note names the sites of the whole group without one of the usual words. */
export const groupCells: ReadonlySet<string> = new Set(['2330 11'])

const twoAnswers = 'one note says Taiwan, the other the group'

/** Cells that a person found doubtful, by code and number of the field. */
export const doubtedCells: Readonly<Record<string, string>> = {
  '3264 11': 'the parts that the note adds up come to more than twice the figure',
  ...{ '6790 9': twoAnswers, '6790 10': twoAnswers, '6790 11': twoAnswers },
  ...{ '2049 9': twoAnswers, '2049 10': twoAnswers },
  '_27719048 9': 'the report is that of its parent, YFY Inc.',
  '_27719048 10': 'the report is that of its parent, YFY Inc.',
}
