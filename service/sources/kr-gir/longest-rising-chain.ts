/**
 * Returns the rows of the longest chain whose names are in ascending order, as the register's numbers are. A name that breaks the
 * order was typed beside another company's number.
 * @param rows in the order of their numbers
 */
export function longestRisingChain<T>(rows: readonly { row: T; name: string }[]): Set<T> {
  // The last index of the best chain of each length, and for each index the one before it in its chain.
  const ends: number[] = []
  const before: number[] = []
  for (const [place, { name }] of rows.entries()) {
    const longer = ends.findIndex((end) => (rows[end]?.name ?? '') > name)
    const length = longer === -1 ? ends.length : longer
    before[place] = ends[length - 1] ?? -1
    ends[length] = place
  }
  const chain = new Set<T>()
  for (let place = ends.at(-1) ?? -1; place !== -1; place = before[place] ?? -1) {
    const one = rows[place]
    if (one !== undefined) chain.add(one.row)
  }
  return chain
}
