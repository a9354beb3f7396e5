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
  _27719048: { name: 'YFY Inc.', hqRegion: 'TW' },
  // The note of the base year says "all subsidiaries of the Ennostar Group".
  _84149786: { name: 'Ennostar Inc.', hqRegion: 'TW' },
  // Its scope 1 cell holds scopes 1 and 2.
  _04388145: { name: 'Corning Incorporated', hqRegion: 'US', isScope1And2: true },
}

/** Cells that the notes say are the whole group's without one of the usual words beside the figure. */
export const groupCells: ReadonlySet<string> = new Set([
  // The note names the sites of the whole group.
  '2330 11',
  // Quanta: the notes name its companies, and that this report's boundary was extended to the whole group.
  ...['2382 9', '2382 10'],
  // Giantplus: "the data add up the inventories of all regions".
  ...['8105 9', '8105 10'],
])

const twoAnswers = 'one note says Taiwan, the other the group'

/** Cells that a person found doubtful, by code and number of the field. */
export const doubtedCells: Readonly<Record<string, string>> = {
  '3264 11': 'the parts that the note adds up come to more than twice the figure',
  ...{ '6790 9': twoAnswers, '6790 10': twoAnswers, '6790 11': twoAnswers },
  ...{ '2049 9': twoAnswers, '2049 10': twoAnswers },
}
